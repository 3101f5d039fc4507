import { localize } from '../fixtures/shared/localize.ts';
import type { InputOf, Locale, OperationId, OutputOf, Program } from '../types.ts';
import { newestFirst, newsIndexOf } from './news-index.ts';
import { searchForm } from './search-form.ts';
import type { ContentSource } from './source.ts';

/** Operations that only read published content. */
export const CONTENT_OPERATIONS = [
  'listBranches',
  'getBranch',
  'listSettings',
  'listPageSettings',
  'listNews',
  'getNews',
  'listPrograms',
  'getProgram',
  'listProducts',
  'listServices',
  'getService',
  'listCouncil',
  'listSupporters',
  'listGalleries',
  'listVideos',
  'listDocuments',
  'listStatistics',
  'listTopics',
] as const satisfies readonly OperationId[];

export type ContentOperation = (typeof CONTENT_OPERATIONS)[number];

type Answers = {
  [Id in ContentOperation]: (source: ContentSource, input: InputOf<Id>, locale: Locale) => OutputOf<Id> | null;
};

/**
 * Localises entities. The cast restores the API types, which inference cannot derive from `Bilingual`; the contract
 * suite checks the result.
 */
const inLanguage = (entities: unknown, locale: Locale): never => localize(entities, locale) as never;

const bySlug = <T extends { slug: unknown }>(entities: readonly T[], slug: string) =>
  entities.find((entity) => entity.slug === slug);

/** Returns one page of a list and the contract's `pagination`. */
export function paginate<T>(
  entities: readonly T[],
  { page = 1, per_page: size = 12 }: { page?: number; per_page?: number },
) {
  const total = entities.length;
  return {
    items: entities.slice((page - 1) * size, page * size),
    pagination: { page, per_page: size, total, total_pages: Math.ceil(total / size) },
  };
}

function listNews(
  source: ContentSource,
  { search = '', tag, page, per_page }: InputOf<'listNews'>,
  locale: Locale,
): OutputOf<'listNews'> {
  const index = newsIndexOf(source);
  const terms = searchForm(search).split(/\s+/).filter(Boolean);
  const { items, pagination } = paginate(index.search(terms, tag), {
    ...(page !== undefined && { page }),
    ...(per_page !== undefined && { per_page }),
  });
  return { news: index.summaries(items, locale), tags: index.tagsIn(locale), pagination };
}

function getNews(source: ContentSource, { slug }: InputOf<'getNews'>, locale: Locale): OutputOf<'getNews'> | null {
  const index = newsIndexOf(source);
  const news = index.find(slug);
  if (!news) return null;
  return { news: inLanguage(news, locale), related: index.summaries(index.related(news), locale) };
}

/** Programs and products that were stored before campaigns had these parts lack them. */
const campaigns = (entries: readonly object[], locale: Locale): Program[] =>
  inLanguage(
    entries.map((entry) => ({ impacts: [], milestones: [], updates: [], ...entry })),
    locale,
  );

/** Public read operations as pure functions of the content, shared by the server and the mocks. `null`: not found. */
export const contentAnswers: Answers = {
  listBranches: ({ branches }, _, locale) => ({
    branches: inLanguage(
      branches.toSorted((a, b) => Number(b.is_main) - Number(a.is_main)),
      locale,
    ),
  }),
  getBranch: ({ branches }, { slug }, locale) => {
    const branch = bySlug(branches, slug);
    return branch ? { branch: inLanguage(branch, locale) } : null;
  },
  listSettings: ({ settings }, _, locale) => ({ settings: inLanguage(settings, locale) }),
  listPageSettings: ({ pageSettings }, { page_name: name = 'identity' }, locale) => ({
    page_settings: inLanguage(Object.hasOwn(pageSettings, name) ? pageSettings[name] : [], locale),
  }),
  listNews,
  getNews,
  listPrograms: ({ programs }, _, locale) => ({ programs: campaigns(programs, locale) }),
  getProgram: ({ programs }, { slug }, locale) => {
    const found = bySlug(programs, slug);
    const [program] = found ? campaigns([found], locale) : [];
    return program ? { program } : null;
  },
  listProducts: ({ products }, _, locale) => ({ products: campaigns(products, locale) }),
  listServices: ({ services }, _, locale) => ({ services: inLanguage(services, locale) }),
  getService: ({ services }, { slug }, locale) => {
    const service = bySlug(services, slug);
    return service ? { service: inLanguage(service, locale) } : null;
  },
  listCouncil: ({ council }, _, locale) => ({
    council: inLanguage(
      council.toSorted((a, b) => Number(b.is_chair) - Number(a.is_chair) || a.position - b.position),
      locale,
    ),
  }),
  listSupporters: ({ supporters }, _, locale) => ({ supporters: inLanguage(supporters, locale) }),
  listGalleries: ({ galleries }, _, locale) => ({
    galleries: inLanguage(
      newestFirst(galleries, ({ date }) => date),
      locale,
    ),
  }),
  listVideos: ({ videos }, _, locale) => ({
    videos: inLanguage(
      newestFirst(videos, ({ published_at }) => published_at),
      locale,
    ),
  }),
  listDocuments: ({ documents }, { group }, locale) => ({
    documents: inLanguage(
      documents.filter((entity) => group === undefined || entity.group === group),
      locale,
    ),
  }),
  listStatistics: ({ statistics }, { group }, locale) => ({
    statistics: inLanguage(
      statistics.filter((entity) => group === undefined || entity.group === group),
      locale,
    ),
  }),
  listTopics: ({ topics }, _, locale) => ({ topics: inLanguage(topics, locale) }),
};
