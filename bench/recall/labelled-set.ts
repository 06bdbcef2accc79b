/** Pages of an invented archive, each with the topic that it is about. No two products are real. */
export interface LabelledPage {
  id: string;
  title: string;
  text: string;
}

/** A question, the word that has to stand on a page if it names one, and the pages that answer it: 2 for well, 1 for partly. */
export interface LabelledQuery {
  query: string;
  name?: string;
  relevant: Record<string, 1 | 2>;
}

const page = (id: string, title: string, text: string): LabelledPage => ({ id, title, text });

export const PAGES: LabelledPage[] = [
  page(
    'heron-changes',
    'Heron changelog',
    '3.0.0 Breaking: the old parser is removed, use the streaming parser. Node 18 is no longer supported. 2.9.1 Fixes a crash when a file is empty.',
  ),
  page(
    'heron-upgrade',
    'Upgrading to Heron 3',
    'How to move from Heron 2 to Heron 3: replace parse() by stream(), raise the Node version, run the codemod, check your plugins.',
  ),
  page(
    'heron-security',
    'Heron security advisories',
    'CVE-2031-4411: a crafted archive makes Heron write outside of its folder. Patched in 2.9.3 and 3.0.1. Workaround: disable symlinks.',
  ),
  page(
    'heron-blog',
    'Why we rewrote the Heron parser',
    'The streaming parser keeps memory flat and is four times faster on large files. We explain the design and the benchmarks.',
  ),
  page(
    'owl-changes',
    'Grey Owl release notes',
    '5.2 adds dark mode and a command palette. 5.1 deprecates the REST endpoints in favour of webhooks. 5.0 breaks the configuration format.',
  ),
  page(
    'owl-pricing',
    'Grey Owl pricing',
    'The team plan costs 12 dollars per user and month; enterprise plans include single sign-on and an audit log.',
  ),
  page(
    'owl-api',
    'Grey Owl API reference',
    'Authentication uses bearer tokens. Rate limit: 120 requests per minute. Webhooks are signed with HMAC.',
  ),
  page(
    'tern-changes',
    'Tern history',
    '1.4.0 supports PostgreSQL 18 and drops 13. 1.3.2 fixes a deadlock in migrations. 1.3.0 speeds up index builds.',
  ),
  page(
    'tern-docs',
    'Tern migrations guide',
    'A migration is a folder with two files. Tern locks the database while migrations run, and rolls back on errors.',
  ),
  page(
    'gull-changes',
    'Gull 0.9 changelog',
    'Changed the default timeout from 30 to 10 seconds. Removed the deprecated --legacy flag. Added retries with backoff.',
  ),
  page(
    'gull-faq',
    'Gull questions',
    'Why does my request time out? The default timeout is 10 seconds since 0.9; raise it with --timeout.',
  ),
  page(
    'kite-recall',
    'Kite toaster recall',
    'Kite Home recalls about 14,000 toasters, model KT-220, because the lever can stick and the bread can catch fire. Refund.',
  ),
  page(
    'lamp-recall',
    'Recall of Lumo night lamps',
    'Lumo night lamps LN-7 overheat. Consumers should unplug them and ask for a free replacement. Sold 2029 to 2030.',
  ),
  page(
    'crib-recall',
    'Cradle recall',
    'The slats of the Nesta cradle can come loose, and a child can be trapped. Model NC-100 and NC-110. Stop using it.',
  ),
  page(
    'car-recall',
    'Vehicle safety campaign',
    'The rear camera of the Aurel Strada 2028 may not show an image when reversing. Dealers update the software.',
  ),
  page(
    'bolts',
    'Bolts M8 data sheet',
    'Hexagon bolts M8x20, property class 8.8, zinc plated. Tightening torque 25 Nm. Part number YD-001.',
  ),
  page('screws', 'Wood screws', 'Countersunk wood screws 4x40 with partial thread, part number YD-014, box of 200.'),
  page(
    'bearing',
    'Ball bearing 6204-2RS',
    'Deep groove ball bearing 6204-2RS, bore 20 mm, sealed on both sides, for electric motors.',
  ),
  page(
    'quote-a',
    'Quotation of Ferro Supply',
    'We offer 500 hexagon bolts YD-001 at 0.14 each, freight prepaid, lead time 3 weeks, valid for 30 days.',
  ),
  page(
    'quote-b',
    'Offer from Northbolt',
    'Price for YD-001: 0.12 each from 1,000 pieces, freight collect, in stock, ships within 2 days.',
  ),
  page(
    'soccer-u8',
    'Westfield youth soccer',
    'Programs for ages 5 to 8 on Saturday mornings at Alder Park. Fee 95 dollars, uniforms included. Sign up until April.',
  ),
  page(
    'soccer-u12',
    'River City football club',
    'Travel teams for U10 and U12. Tryouts in June at the Mill Road fields. Fee 480 dollars a season.',
  ),
  page(
    'field',
    'Alder Park fields',
    'Two full-size grass pitches and a small turf pitch with lights; parking on Oak Street; open until dusk.',
  ),
  page(
    'soccer-camp',
    'Summer soccer camp',
    'A week of soccer for children of 7 to 13 years at Alder Park, mornings, 160 dollars, in July.',
  ),
  page(
    'de-reiher',
    'Änderungen in Reiher 4',
    'Version 4.0 entfernt die alte Schnittstelle und ändert das Format der Einstellungen. Version 3.9 behebt Abstürze beim Öffnen großer Dateien.',
  ),
  page(
    'de-anleitung',
    'Reiher: Umstieg auf Version 4',
    'So steigen Sie von Reiher 3 auf Reiher 4 um: Sicherung anlegen, Einstellungen umwandeln, Erweiterungen prüfen.',
  ),
  page(
    'de-rueckruf',
    'Rückruf von Wasserkochern',
    'Der Hersteller ruft den Wasserkocher WK-30 zurück, weil der Griff brechen und heißes Wasser austreten kann.',
  ),
  page(
    'de-verein',
    'Fußballverein Grünau',
    'Training für Kinder von sechs bis acht Jahren am Mittwoch auf dem Sportplatz am Bach. Beitrag 60 Euro im Jahr.',
  ),
  page(
    'fr-notes',
    'Notes de version de Mésange',
    'La version 2.0 supprime l’ancien analyseur et change le format des réglages. La version 1.8 corrige des plantages.',
  ),
  page(
    'fr-rappel',
    'Rappel de produits : sièges auto',
    'Les sièges auto Bulle 3 sont rappelés car la boucle peut s’ouvrir en cas de choc. Remboursement en magasin.',
  ),
  page(
    'fr-club',
    'École de football des Peupliers',
    'Entraînements pour les enfants de 6 à 9 ans le mercredi au stade municipal. Cotisation de 120 euros.',
  ),
  page(
    'es-cambios',
    'Notas de la versión de Garza',
    'La versión 3 elimina el analizador antiguo y exige Node 20. La versión 2.8 corrige errores al abrir archivos grandes.',
  ),
  page(
    'es-retiro',
    'Retiro de calentadores',
    'La empresa retira los calentadores Brisa B-12 porque el cable puede quemarse. Se devuelve el dinero.',
  ),
  page(
    'it-note',
    'Note di rilascio di Airone',
    'La versione 2 rimuove le vecchie opzioni e migliora le prestazioni. Corretto un errore di memoria.',
  ),
  page(
    'nl-wijzigingen',
    'Wijzigingen in Reiger 5',
    'Versie 5 verwijdert de oude parser en ondersteunt geen oude bestanden meer. Fouten bij het openen zijn verholpen.',
  ),
  page(
    'pt-mudancas',
    'Mudanças na Garça 4',
    'A versão 4 remove o analisador antigo. A versão 3.7 corrige falhas ao abrir arquivos grandes.',
  ),
  page(
    'sv-andringar',
    'Ändringar i Häger 2',
    'Version 2 tar bort den gamla tolken och ändrar inställningarna. Fel vid öppning av stora filer är rättade.',
  ),
  page(
    'ru-izm',
    'Изменения в Цапле 3',
    'В версии 3.0 удалён старый разборщик и изменён формат настроек. В версии 2.9 исправлены сбои при открытии больших файлов.',
  ),
  page(
    'ja-henko',
    'サギの変更履歴',
    'バージョン3.0では古いパーサーが削除され、設定の形式が変わりました。2.9では大きなファイルを開くときの不具合を修正しました。',
  ),
  page(
    'ja-kaishu',
    '電気ストーブの回収',
    '電気ストーブES-40は、コードが過熱するおそれがあるため回収します。使用を中止してください。',
  ),
  page('zh-gengxin', '苍鹭更新日志', '3.0 版删除了旧的解析器，并更改了配置格式。2.9 版修复了打开大文件时的崩溃。'),
  page(
    'ko-byeongyeong',
    '왜가리 변경 사항',
    '버전 3.0에서 이전 파서를 삭제하고 설정 형식을 변경했습니다. 2.9에서는 큰 파일을 열 때의 오류를 수정했습니다.',
  ),
  page(
    'th-kan',
    'บันทึกการเปลี่ยนแปลงของนกกระสา',
    'รุ่น 3.0 ลบตัวแยกวิเคราะห์เดิมและเปลี่ยนรูปแบบการตั้งค่า รุ่น 2.9 แก้ไขข้อผิดพลาดเมื่อเปิดไฟล์ขนาดใหญ่',
  ),
  page(
    'weather',
    'Harbour weather',
    'Wind from the west, light rain in the evening, waves of one metre; the ferry runs as planned.',
  ),
  page(
    'bread',
    'Sourdough bread',
    'Mix flour and water, let it rest, fold the dough, and bake it in a hot oven until the crust is dark.',
  ),
  page(
    'library-hours',
    'Opening hours of the town library',
    'The library is open from Tuesday to Saturday. Books can be returned at any time through the slot.',
  ),
];

export const QUERIES: LabelledQuery[] = [
  { query: 'what broke in Heron 3?', name: 'Heron', relevant: { 'heron-changes': 2, 'heron-upgrade': 1 } },
  {
    query: 'how do I upgrade from version 2 to 3',
    name: 'Heron',
    relevant: { 'heron-upgrade': 2, 'heron-changes': 1 },
  },
  { query: 'is there a CVE or a vulnerability', name: 'Heron', relevant: { 'heron-security': 2 } },
  { query: 'why was the parser rewritten, how fast is it', name: 'Heron', relevant: { 'heron-blog': 2 } },
  { query: 'did they drop Node 18', name: 'Heron', relevant: { 'heron-changes': 2, 'heron-upgrade': 1 } },
  { query: 'release notes, what is deprecated', name: 'Grey Owl', relevant: { 'owl-changes': 2 } },
  { query: 'how much does it cost for a team', name: 'Grey Owl', relevant: { 'owl-pricing': 2 } },
  { query: 'what is the rate limit', name: 'Grey Owl', relevant: { 'owl-api': 2 } },
  { query: 'which PostgreSQL versions are supported', name: 'Tern', relevant: { 'tern-changes': 2 } },
  { query: 'deadlocks while migrating', name: 'Tern', relevant: { 'tern-changes': 2, 'tern-docs': 1 } },
  { query: 'default timeouts changed', name: 'Gull', relevant: { 'gull-changes': 2, 'gull-faq': 2 } },
  { query: 'which toasters catch fire', relevant: { 'kite-recall': 2 } },
  { query: 'KT220', relevant: { 'kite-recall': 2 } },
  { query: 'night lamp that gets too hot, overheating', relevant: { 'lamp-recall': 2 } },
  { query: 'recalls of things for children, trapped child', relevant: { 'crib-recall': 2 } },
  { query: 'backup camera shows no image', relevant: { 'car-recall': 2 } },
  { query: 'prices for YD-001', relevant: { 'quote-a': 2, 'quote-b': 2, bolts: 1 } },
  { query: 'yd001 lead time and freight', relevant: { 'quote-a': 2, 'quote-b': 2, bolts: 1 } },
  { query: 'tightening torque of an M8 bolt', relevant: { bolts: 2 } },
  { query: 'bearings 6204 for motors', relevant: { bearing: 2 } },
  { query: 'soccer for a 7 year old, fees', relevant: { 'soccer-u8': 2, 'soccer-camp': 2, 'soccer-u12': 1 } },
  { query: 'fields with lights and parking', relevant: { field: 2 } },
  { query: 'tryouts for U12', relevant: { 'soccer-u12': 2 } },
  { query: 'Was hat sich in Reiher 4 geändert?', name: 'Reiher', relevant: { 'de-reiher': 2, 'de-anleitung': 1 } },
  { query: 'Absturz beim Öffnen einer großen Datei', relevant: { 'de-reiher': 2 } },
  { query: 'zurückgerufener Wasserkocher Griff bricht', relevant: { 'de-rueckruf': 2 } },
  { query: 'Fussball für Kinder mit sechs Jahren, Beiträge', relevant: { 'de-verein': 2 } },
  { query: 'qu’est-ce qui change dans les réglages de Mesange', name: 'Mesange', relevant: { 'fr-notes': 2 } },
  { query: 'siège auto rappelé', relevant: { 'fr-rappel': 2 } },
  { query: 'entrainement de foot pour enfant le mercredi', relevant: { 'fr-club': 2 } },
  { query: '¿qué versiones de Node exige Garza?', name: 'Garza', relevant: { 'es-cambios': 2 } },
  { query: 'calentador retirado cable quemado', relevant: { 'es-retiro': 2 } },
  { query: 'opzioni rimosse', name: 'Airone', relevant: { 'it-note': 2 } },
  { query: 'welke bestanden worden niet ondersteund', name: 'Reiger', relevant: { 'nl-wijzigingen': 2 } },
  { query: 'falha ao abrir arquivo grande', relevant: { 'pt-mudancas': 2 } },
  { query: 'ändrade inställningar', name: 'Häger', relevant: { 'sv-andringar': 2 } },
  { query: 'сбой при открытии большого файла', relevant: { 'ru-izm': 2 } },
  { query: 'サギ 3.0 で削除されたもの', relevant: { 'ja-henko': 2 } },
  { query: 'ストーブの回収', relevant: { 'ja-kaishu': 2 } },
  { query: '苍鹭 配置格式 更改', relevant: { 'zh-gengxin': 2 } },
  { query: '왜가리 설정 형식', relevant: { 'ko-byeongyeong': 2 } },
  { query: 'นกกระสา รุ่น 3.0 รูปแบบการตั้งค่า', relevant: { 'th-kan': 2 } },
  { query: 'when is the library open', relevant: { 'library-hours': 2 } },
];
