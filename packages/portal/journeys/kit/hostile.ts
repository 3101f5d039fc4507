// Extreme content that the contract allows and every page must render.
import * as fixtures from '@taawun/api-client/fixtures';

const WORD = 'م'.repeat(60) + 'W'.repeat(60);
const LONG = 'نص طويل لا ينتهي ولا يقف عند حد '.repeat(10).slice(0, 300);
const SCRIPT =
  '<script>window.hacked=1</script><img src=x onerror="window.hacked=1"><b onclick="window.hacked=1">خبر</b> & "اقتباس" \' {x} {count, plural}';

/** Texts that break pages. */
const TEXTS: readonly string[] = [
  WORD,
  LONG,
  SCRIPT,
  'Opening of سوق 2026 at 5:00 pm (مساءً) — +966 11 234 5678 📈👩🏽‍🌾🇸🇦 ﷺ',
  '\u202EcilbupeR \u200F(abc)\u200E \u2067עברית\u2069 ‏١٢٣-٤٥٦',
  ' ',
  '١',
  `https://taawun.example/${'a'.repeat(150)}?b=${'c'.repeat(60)}`,
];

const HTML = `<p>${WORD}</p><script>window.hacked=1</script><img src="x" onerror="window.hacked=1"><iframe src="javascript:parent.hacked=1"></iframe><style>body{display:none}</style><a href="javascript:window.hacked=1">اضغط</a><table><tr>${`<td>${'x'.repeat(40)}</td>`.repeat(12)}</tr></table><pre>${'y'.repeat(400)}</pre><img src="/media/scenes/well.svg" width="4000" height="10"><form action="https://evil.example"><input name="a"></form><h1>عنوان</h1><ul><li>${LONG}`;

let at = 0;
const next = (): string => TEXTS[at++ % TEXTS.length] ?? '';

const isText = (value: object): value is { ar: string; en: string } => 'ar' in value && 'en' in value;

/** Replaces every text with one that breaks pages; some have only one language. */
function spoil<Value>(value: Value, key = ''): Value {
  if (Array.isArray(value)) return value.map((entry: unknown) => spoil(entry)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) {
    if (key === 'body') return { ar: HTML, en: at % 2 ? HTML : '' } as Value;
    const text = next();
    return (
      at % 5 === 0 ? { ar: text, en: '' } : at % 7 === 0 ? { ar: '', en: text } : { ar: text, en: text }
    ) as Value;
  }
  const spoiled = Object.entries(value).map(([name, entry]: [string, unknown]) => [
    name,
    (name === 'image' && at % 3 === 0) || ['mail_box', 'fax', 'ends_on', 'unit'].includes(name)
      ? null
      : spoil(entry, name),
  ]);
  return Object.fromEntries(spoiled) as Value;
}

const many = <Entity extends { slug: string; id: number }>(list: readonly Entity[], count: number): Entity[] =>
  Array.from({ length: Math.ceil(count / list.length) }, (_, round) =>
    list.map((entity, index) =>
      round ? { ...entity, id: 100_000 + round * list.length + index, slug: `${entity.slug}-${round}` } : entity,
    ),
  )
    .flat()
    .slice(0, count);

const {
  branches,
  council,
  documents,
  galleries,
  news,
  newsTags: _,
  pageSettings,
  products,
  programs,
  services,
  settings,
  statistics,
  supporters,
  topics,
  videos,
} = fixtures;

/** Shortens a text to what the contract allows. */
const fit = (text: unknown, max: number): unknown =>
  typeof text === 'string'
    ? text.slice(0, max) || '-'
    : Object.fromEntries(Object.entries(text as object).map(([locale, value]) => [locale, fit(value, max)]));

/** 500 news articles, 60 programs, extreme texts, missing images, and invalid settings. */
export function hostileContent(): object {
  at = 0;
  const wild = spoil({
    branches,
    council,
    documents,
    galleries,
    news: many(news, 500),
    products,
    programs: many(programs, 60),
    services,
    supporters: many(
      supporters.map((entry) => ({ ...entry, slug: '' })),
      80,
    ).map(({ slug: __, ...entry }) => entry),
    statistics,
    topics,
    videos,
  });
  return {
    ...wild,
    programs: wild.programs.map(({ impacts, milestones, updates, ...program }) => ({
      ...program,
      impacts: impacts.map(({ amount, text }) => ({ amount, text: fit(text, 120) })),
      milestones: milestones.map(({ amount, title }) => ({ amount, title: fit(title, 120) })),
      updates: updates.map(({ date, title, text }) => ({ date, title: fit(title, 120), text: fit(text, 1_000) })),
    })),
    galleries: wild.galleries.map((gallery, index) =>
      index
        ? gallery
        : { ...gallery, images: gallery.images.map((image) => ({ ...image, url: '/media/scenes/none.svg' })) },
    ),
    statistics: wild.statistics.map((figure, index) => ({
      ...figure,
      value: index % 2 ? 0 : 9_007_199_254_740,
      series: index % 3 ? figure.series : [],
    })),
    settings: settings.map((setting) =>
      [
        'association_name',
        'association_short_name',
        'tagline',
        'footer_text',
        'address',
        'working_hours',
        'license_number',
        'donation_bank',
      ].includes(setting.type)
        ? { ...setting, value: next() }
        : setting.type === 'donation_amounts'
          ? { ...setting, value: 'x,-5,1e9,0.5,99999999900' }
          : setting,
    ),
    pageSettings: {
      ...spoil(pageSettings),
      home: [
        { type: 'hero_title', value: WORD },
        { type: 'hero_text', value: SCRIPT },
      ],
      identity: [
        { type: 'about', value: HTML },
        { type: 'vision', value: 5 },
        { type: 'mission', value: null },
        { type: 'goals', value: [LONG, null, 7] },
        { type: 'principles', value: { children: null } },
        { type: 'members_word', value: '' },
        { type: 'org_history', value: [{ year: null, title: WORD }, 'x', { title: SCRIPT, text: LONG, year: 2009 }] },
        {
          type: 'org_chart',
          value: {
            title: WORD,
            name: SCRIPT,
            children: Array.from({ length: 7 }, () => ({
              title: LONG,
              name: WORD,
              children: [{ title: WORD, name: '' }, null],
            })),
          },
        },
      ],
    },
  };
}

/** The minimum that the contract allows: one branch. */
export function emptyContent(): object {
  const lists = [
    'settings',
    'news',
    'programs',
    'products',
    'services',
    'council',
    'supporters',
    'galleries',
    'videos',
    'documents',
    'statistics',
    'topics',
  ];
  return {
    ...Object.fromEntries(lists.map((name) => [name, []])),
    branches: branches
      .filter(({ is_main }) => is_main)
      .map((branch) => ({ ...branch, mail_box: null, fax: null, email: null, image: null })),
    pageSettings: {},
  };
}
