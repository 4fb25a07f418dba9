/** Texts tried on both sides of the rule: valid ones, and every way to hide something. */
export const TEXTS: readonly string[] = [
  '', ' ', 'Eva Malá', '  Eva \t Malá\r\n', 'Eva\nMalá', 'řádek\r\nřádek\rřádek\u2028konec\u2029', 'a\u00a0b\u202fc', '\u2800', '\u3000x',
  'Žofie Ďurišová – O’Neill 李', 'Jose\u0301', 'e\u0301\u0302', 'z\u0301\u0302\u0303\u0304', 'नमस्ते', 'שלום', 'مرحبا', 'Nguyễn Văn Ạ', 'İstanbul',
  '🌳', '❤️', '❤︎', '👩‍🌾', '👨‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '1️⃣ 2️⃣', '☀️ a ☁️', 'a\ufe0f', '1\ufe0f', '❤️\ufe0f', '🌳\u200d', '\u200d🌳', 'a\u200db', '🌳\u200da',
  '\u200b', 'a\u200bb', 'Jan\u00adZahradník', '\ufeffJan', 'Jan\u2060', '\u202a+420 315 000 111\u202c', 'a\u202eb', 'a\u2066b\u2069', 'a\u061cb',
  '\u200ea\u200f', '\u3164', 'a\u3164b', '\u115f\u1160', '\uffa0', 'a\u0007b', 'a\u001b[31mb', 'a\u0085b', 'a\u007fb', 'a\u009fb', '\u0001', '\ufff9a\ufffb',
  '\u{e0041}', '🏴\u{e0067}\u{e0062}\u{e007f}', '\u180e', '\u17b4', '\u034f', '\u{1d173}', '\t', '\n', 'a\tb', 'a\n\nb\n', ' \u200b \u200b ', '\u2061x',
]; // oxfmt-ignore

export const NICKNAMES: readonly string[] = [
  '', 'Alena', 'zahradnik', 'Dvě slova', 'petr.svoboda8032', 'Jan O’Neill – Brno', 'Łukasz_Żak', 'Οδυσσέας', 'Тарас Шевченко', 'j@n+1', '...',
  'JanZahradník', 'J\u0430nZahradnik', 'Jan\u200bZahradník', 'Ja\u00adn', 'Jan🌳', '李雷', 'ｊａｎ', 'ⓙan', '𝐉an', 'ꓖ', 'ᎪᎠᎷᏆᎾ', 'Jan\u0301',
  'admin', 'Admin', 'ADMIN', 'admin2', '_admin_', 'a.d.m.i.n', 'adm1n', '@dmin', '@DM!N', 'а\u0434\u043c\u0456\u043d', 'Admin Jan', 'Jan-admin', 'administrátor',
  'Arbora', 'arbora', 'ARBORA – redakce', 'Arb0ra', 'Arbora.cz', 'mojearbora', 'A r b o r a', 'Αrbοra', 'Arborista', 'arboretum', 'Redakce', 'rédákcé',
  'editor', 'Moderátor', 'Podpora', 'podpora zákazníků', 'support', 'System', 'systém', 'null', 'NULL', 'nulls', 'Sysel', 'administrovaný', 'root', 'Rooter',
]; // oxfmt-ignore
