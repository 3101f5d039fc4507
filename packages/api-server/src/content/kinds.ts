import type { ContentSource } from '@taawun/api-client/content';
import { textOf } from '../shared/record.ts';

/** Kind of content as the staff names it. */
export interface Kind {
  /** Name in commands and files. */
  name: string;
  /** Name in the database. */
  stored: keyof ContentSource;
  /** Field that names a document among those of its kind. */
  key: string;
  /** Schema of the contract; `null`: pages, whose parts have no fixed form. */
  schema: string | null;
  /** Address of a document's page below the site, for previews. */
  page: (key: string, data: Stored) => string;
  /** Fields that are Markdown or HTML. */
  rich?: readonly string[];
  /** Values of fields that a file may leave out. */
  fallbacks?: Readonly<Record<string, unknown>>;
  /** Short documents, which are exported into one file. */
  inOneFile?: boolean;
}

const NO_IMAGE = { image: null };
const CAMPAIGN = {
  ...NO_IMAGE,
  raised: 0,
  donors_count: 0,
  unit: null,
  ends_on: null,
  impacts: [],
  milestones: [],
  updates: [],
};
const at = (path: string) => () => path;

/** Pages whose path is not their name. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  identity: '/identity/about',
  '2030_vision': '/media_center/2030_vision',
  org_guide: '/media_center/org_guide',
};

/** Every kind of content, in the order of an export. */
export const KINDS: readonly Kind[] = [
  { name: 'settings', stored: 'settings', key: 'type', schema: 'Setting', page: at('/'), inOneFile: true },
  {
    name: 'pages',
    stored: 'pageSettings',
    key: 'name',
    schema: null,
    page: (name) => PAGES[name] ?? `/${name}`,
  },
  {
    name: 'branches',
    stored: 'branches',
    key: 'slug',
    schema: 'Branch',
    page: (key) => `/branches/${key}`,
    fallbacks: { ...NO_IMAGE, is_main: false, mail_box: null, fax: null, email: null },
  },
  {
    name: 'news',
    stored: 'news',
    key: 'slug',
    schema: 'News',
    page: (key) => `/news/${key}`,
    rich: ['body'],
    fallbacks: { ...NO_IMAGE, featured: false, tags: [] },
  },
  {
    name: 'programs',
    stored: 'programs',
    key: 'slug',
    schema: 'Program',
    page: (key) => `/programs/${key}`,
    rich: ['body'],
    fallbacks: { ...CAMPAIGN, kind: 'program' },
  },
  {
    name: 'products',
    stored: 'products',
    key: 'slug',
    schema: 'Program',
    page: at('/identity/programs'),
    rich: ['body'],
    fallbacks: { ...CAMPAIGN, kind: 'product' },
  },
  {
    name: 'services',
    stored: 'services',
    key: 'slug',
    schema: 'Service',
    page: (key) => `/services/${key}`,
    rich: ['body'],
    fallbacks: { ...NO_IMAGE, requirements: [], steps: [] },
  },
  {
    name: 'council',
    stored: 'council',
    key: 'id',
    schema: 'CouncilMember',
    page: at('/members'),
    fallbacks: { ...NO_IMAGE, is_chair: false },
    inOneFile: true,
  },
  {
    name: 'supporters',
    stored: 'supporters',
    key: 'id',
    schema: 'Supporter',
    page: at('/'),
    inOneFile: true,
  },
  { name: 'galleries', stored: 'galleries', key: 'slug', schema: 'Gallery', page: at('/gallery') },
  { name: 'videos', stored: 'videos', key: 'slug', schema: 'Video', page: at('/media_center/videos') },
  {
    name: 'documents',
    stored: 'documents',
    key: 'slug',
    schema: 'Document',
    page: (_, { group }) => `/organization-info/${textOf(group)}`,
    fallbacks: { file_type: 'pdf' },
  },
  {
    name: 'statistics',
    stored: 'statistics',
    key: 'key',
    schema: 'Statistic',
    page: at('/media_center/org_statistics'),
    fallbacks: { unit: null, series: [] },
    inOneFile: true,
  },
  { name: 'topics', stored: 'topics', key: 'id', schema: 'Topic', page: at('/contact-us'), inOneFile: true },
];

/**
 * Returns the kind of a name.
 * @throws Error with the names
 */
export function kindOf(name: string): Kind {
  const kind = KINDS.find((each) => each.name === name);
  if (!kind)
    throw new Error(`"${name}" is no kind of content. The kinds: ${KINDS.map((each) => each.name).join(', ')}.`);
  return kind;
}

/** A document as it is stored. */
export type Stored = Readonly<Record<string, unknown>>;

/** What names a document among those of its kind, as text. */
export const keyOfDocument = ({ key }: Kind, data: Stored): string => textOf(data[key]);
