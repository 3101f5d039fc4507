import { localize } from '../fixtures/shared/localize.ts';
import type { Locale, NewsSummary } from '../types.ts';
import { searchForm } from './search-form.ts';
import type { ContentSource } from './source.ts';

type News = ContentSource['news'][number];
type Tag = News['tags'][number];
type LocalizedText = string | { ar: string; en: string };

/** Number of related news of one item. */
const RELATED = 3;
/** Searches whose results are stored. */
const MAX_RESULTS = 32;
/** News items that one slice of `warm` indexes. */
const SLICE = 100;

const bothLanguages = (text: LocalizedText) => (typeof text === 'string' ? text : `${text.ar} ${text.en}`);
/** Sorts newest first; stable for equal dates, which are ISO dates: their order is that of their characters. */
export const newestFirst = <T>(entities: readonly T[], date: (entity: T) => string): T[] =>
  entities.toSorted((a, b) => {
    const [first, second] = [date(a), date(b)];
    return first === second ? 0 : first < second ? 1 : -1;
  });

/** Drops the body, which lists do not show. */
function summaryOf(news: News, locale: Locale): NewsSummary {
  const { body: _, ...summary } = news;
  return localize<unknown>(summary, locale) as NewsSummary;
}

/**
 * Sorted and folded news, computed once for each list of published news: by address, by tag, and by term for the search.
 * A search term has no space, so that a text contains it when one of the text's tokens does: the search compares the
 * term with the distinct tokens, joined in one string, and collects the news of those that match.
 */
export class NewsIndex {
  /** Newest first. */
  readonly sorted: readonly News[];
  private readonly bySlug = new Map<string, News>();
  private readonly byTag = new Map<string, News[]>();
  private readonly tags = new Map<string, Tag>();
  private readonly relatedOf = new Map<string, readonly News[]>();
  /** Numbers of `sorted` by token. */
  private readonly numbers = new Map<string, number[]>();
  private folded = 0;
  /** Results of the last searches. */
  private readonly results = new Map<string, readonly News[]>();
  private vocabulary: { text: string; starts: number[]; numbers: number[][] } | null = null;

  constructor(news: readonly News[]) {
    this.sorted = newestFirst(news, ({ published_at }) => published_at);
    // As in the published order, the first item with an address and the last form of a tag count.
    for (const each of news) {
      if (!this.bySlug.has(each.slug)) this.bySlug.set(each.slug, each);
      for (const tag of each.tags) this.tags.set(tag.slug, tag);
    }
    for (const each of this.sorted)
      for (const slug of new Set(each.tags.map((tag) => tag.slug))) {
        const tagged = this.byTag.get(slug);
        if (tagged) tagged.push(each);
        else this.byTag.set(slug, [each]);
      }
  }

  find(slug: string): News | undefined {
    return this.bySlug.get(slug);
  }

  /** Tags in use, in a language. */
  tagsIn(locale: Locale): NewsSummary['tags'] {
    return localize<readonly unknown[]>([...this.tags.values()], locale) as NewsSummary['tags'];
  }

  /** Folds some more news for the search; returns whether all are folded. */
  warm(count = SLICE): boolean {
    const end = Math.min(this.sorted.length, this.folded + count);
    for (; this.folded < end; this.folded++) {
      const news = this.sorted[this.folded];
      if (!news) continue;
      const text = searchForm(`${bothLanguages(news.title)} ${bothLanguages(news.excerpt)}`);
      for (const token of new Set(text.split(/\s+/))) {
        const known = this.numbers.get(token);
        if (known) known.push(this.folded);
        else this.numbers.set(token, [this.folded]);
      }
    }
    return this.folded === this.sorted.length;
  }

  /** Returns the news that contain all terms, newest first; `tag` limits them to one tag. */
  search(terms: readonly string[], tag: string | undefined): readonly News[] {
    if (terms.length === 0) return tag === undefined ? this.sorted : (this.byTag.get(tag) ?? []);
    // The pages of one search follow each other.
    const key = JSON.stringify([tag ?? null, ...terms]);
    const found = this.results.get(key) ?? this.findAll(terms, tag);
    this.results.delete(key);
    this.results.set(key, found);
    for (const oldest of this.results.keys()) {
      if (this.results.size <= MAX_RESULTS) break;
      this.results.delete(oldest);
    }
    return found;
  }

  private findAll(terms: readonly string[], tag: string | undefined): readonly News[] {
    const matches = new Uint8Array(this.sorted.length);
    for (const [round, term] of terms.entries()) this.match(term, round, matches);
    const found: News[] = [];
    for (let number = matches.indexOf(terms.length); number >= 0; number = matches.indexOf(terms.length, number + 1)) {
      const news = this.sorted[number];
      if (news) found.push(news);
    }
    if (tag === undefined) return found;
    const wanted = new Set(this.byTag.get(tag));
    return found.filter((each) => wanted.has(each));
  }

  /** Raises `matches` of the news that contain the term from `round` to the next. */
  private match(term: string, round: number, matches: Uint8Array): void {
    const { text, starts, numbers } = this.readVocabulary();
    let index = 0;
    for (let at = text.indexOf(term); at >= 0;) {
      // The token that starts at or before the match.
      while ((starts[index + 1] ?? Infinity) <= at) index++;
      for (const number of numbers[index] ?? []) if (matches[number] === round) matches[number] = round + 1;
      const next = starts[index + 1];
      if (next === undefined) return;
      at = text.indexOf(term, next);
    }
  }

  private readVocabulary() {
    while (!this.warm(this.sorted.length)) continue;
    if (!this.vocabulary) {
      const starts: number[] = [];
      let length = 0;
      for (const token of this.numbers.keys()) {
        starts.push(length);
        length += token.length + 1;
      }
      this.vocabulary = { text: [...this.numbers.keys()].join('\n'), starts, numbers: [...this.numbers.values()] };
    }
    return this.vocabulary;
  }

  /** Returns the news with the most tags in common, newest first among equals. */
  related(news: News): News[] {
    const slugs = new Set(news.tags.map(({ slug }) => slug));
    const key = [...slugs].toSorted().join(' ');
    let best = this.relatedOf.get(key);
    if (!best) {
      const shared = (other: News) => other.tags.filter((tag) => slugs.has(tag.slug)).length;
      const groups: News[][] = [];
      // One more than needed: the item itself is among them.
      for (const other of this.sorted) {
        const group = (groups[shared(other)] ??= []);
        if (group.length <= RELATED) group.push(other);
      }
      best = groups
        .toReversed()
        .flatMap((group) => group ?? [])
        .slice(0, RELATED + 1);
      this.relatedOf.set(key, best);
    }
    return best.filter((other) => other !== news).slice(0, RELATED);
  }

  summaries(news: readonly News[], locale: Locale): NewsSummary[] {
    return news.map((each) => summaryOf(each, locale));
  }
}

const indexes = new WeakMap<ContentSource['news'], NewsIndex>();

/** Returns the index of a list of news; computes it once. */
export function newsIndexOf({ news }: Pick<ContentSource, 'news'>): NewsIndex {
  const known = indexes.get(news);
  if (known) return known;
  const index = new NewsIndex(news);
  indexes.set(news, index);
  return index;
}
