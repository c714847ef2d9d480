/// The candidates of the pinyin keyboard: a few hundred common words, enough to test an app.
///
/// It isn't a complete input method: it recognizes only complete syllables and doesn't learn.
package enum PinyinWords {
  /// Returns the candidates for letters, the most likely first.
  ///
  /// Spaces between syllables are ignored. Words for all of the letters precede characters for the
  /// first syllable.
  package static func candidates(for letters: String) -> [String] {
    let letters = letters.filter { $0 != " " && $0 != "'" }.lowercased()
    guard !letters.isEmpty else { return [] }
    var found: [String] = []
    for length in stride(from: min(letters.count, longest), through: 1, by: -1) {
      for word in words[String(letters.prefix(length))] ?? [] where !found.contains(word) {
        found.append(word)
      }
    }
    return found
  }

  /// Returns the letters that remain after a word has replaced the beginning.
  package static func rest(of letters: String, after word: String) -> String {
    let plain = letters.filter { $0 != " " && $0 != "'" }.lowercased()
    let used = words.filter { plain.hasPrefix($0.key) && $0.value.contains(word) }.map(\.key.count)
    return String(plain.dropFirst(used.max() ?? plain.count))
  }

  private static let longest = words.keys.map(\.count).max() ?? 0

  private static let words: [String: [String]] = {
    var words: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      if let letters = parts.first { words[letters] = Array(parts.dropFirst()) }
    }
    return words
  }()

  private static let table = """
    a 啊 阿
    ai 爱 哎 唉 艾
    an 安 按 暗 岸
    ba 吧 把 八 爸 巴
    bai 百 白 摆 拜
    ban 办 半 班 般 版
    bao 报 包 保 抱 宝
    bei 被 北 背 杯 备
    beijing 北京 背景
    ben 本 笨 奔
    bi 比 笔 必 毕 避
    bian 边 变 便 遍
    bu 不 部 步 布 补
    cai 才 菜 采 财 猜
    chang 长 常 场 唱 厂
    che 车 彻
    cheng 成 城 程 称 承
    chi 吃 持 迟 尺
    chu 出 处 初 除 楚
    ci 次 此 词 辞
    cong 从 聪 葱
    da 大 打 达 答
    dao 到 道 倒 导 刀
    de 的 得 德
    dei 得
    deng 等 灯 登
    di 地 第 底 弟 低
    dian 点 电 店 典
    dong 东 动 懂 冬 洞
    dou 都 斗 豆
    du 度 读 独 都
    dui 对 队 堆
    duo 多 朵 躲
    en 嗯 恩
    er 二 而 儿 耳
    fa 发 法 罚
    fang 方 放 房 访
    fei 非 飞 费 肥
    fen 分 份 粉
    feng 风 封 丰 疯
    gan 干 感 敢 赶
    gao 高 告 搞
    ge 个 各 歌 哥 格
    gei 给
    gen 跟 根
    geng 更 耕
    gong 工 公 共 功
    gongzuo 工作
    guo 国 过 果
    hai 还 海 孩 害
    han 汉 喊 寒 含
    hanyu 汉语
    hao 好 号 毫 豪
    he 和 喝 合 河 何
    hen 很 恨
    hou 后 候 厚
    hua 话 花 画 化 华
    huan 换 欢 环 还
    huanying 欢迎
    hui 会 回 灰 汇
    huo 或 活 火 货
    ji 几 机 己 记 级 急
    jia 家 加 价 假
    jian 见 间 件 建 简
    jiandan 简单
    jiao 叫 教 交 角
    jie 接 节 姐 界 解
    jin 进 今 近 金 紧
    jintian 今天
    jiu 就 九 久 旧 酒
    kai 开
    kaixin 开心
    kan 看 刊 砍
    ke 可 课 客 科 刻
    kuai 快 块
    lai 来
    lao 老 劳
    le 了 乐
    li 里 理 力 利 立 李
    liang 两 量 亮 凉
    lu 路 绿 录
    ma 吗 妈 马 嘛 码
    mei 没 每 美 妹
    men 们 门
    mian 面 免 棉
    ming 明 名 命
    mingtian 明天
    na 那 拿 哪
    nali 哪里 那里
    ne 呢
    neng 能
    ni 你 尼 泥 拟 逆
    nihao 你好
    nimen 你们
    nian 年 念
    nin 您
    niu 牛 扭
    nv 女
    pengyou 朋友
    qi 起 其 七 期 气
    qian 前 钱 千 签
    qing 请 情 清 轻 青
    qu 去 取 区
    ren 人 认 任
    renshi 认识
    ri 日
    san 三 散
    shang 上 商 伤
    shanghai 上海
    she 设 社 射
    shei 谁
    shen 什 身 深 神
    shenme 什么
    sheng 生 声 省
    shengri 生日
    shi 是 时 事 十 使 市
    shijian 时间 事件
    shijie 世界 视界
    shou 手 收 受
    shu 书 数 树
    shui 水 睡 谁
    shuo 说
    si 四 思 死
    ta 他 她 它
    tai 太 台
    tamen 他们 她们
    tian 天 田 甜
    tianqi 天气
    ting 听 停
    tong 同 通 痛
    tou 头 投
    tu 图 土
    wan 完 晚 万 玩
    wanshang 晚上
    wei 为 位 未 喂
    wen 问 文 闻
    wo 我 握
    women 我们
    wu 五 无 物 午
    xi 西 喜 系 洗
    xia 下 夏
    xian 先 现 线
    xianzai 现在
    xiang 想 向 象 像
    xiao 小 笑 校
    xie 些 写 谢
    xiexie 谢谢
    xin 新 心 信
    xing 行 性 姓 星
    xingming 姓名
    xue 学 雪
    xuesheng 学生
    xuexi 学习
    yang 样 阳 羊
    yao 要 药
    ye 也 夜 业
    yi 一 以 已 意
    yige 一个
    yin 因 音 银
    you 有 又 友 右
    yu 与 于 语 雨 鱼
    yuan 远 元 院 员
    yue 月 越 约
    zai 在 再
    zaijian 再见
    zao 早 造
    zaoshang 早上
    zen 怎
    zenme 怎么
    zhe 这 着 者
    zheli 这里
    zhen 真 阵
    zheng 正 整
    zhi 只 知 之 直
    zhidao 知道
    zhong 中 种 重
    zhongguo 中国
    zhongwen 中文
    zhu 住 主 祝
    zi 自 字 子
    zou 走
    zui 最 嘴
    zuo 做 作 坐 左
    zuotian 昨天
    """
}
