import { createHash } from 'node:crypto';
import { CONTENT_OPERATIONS, contentAnswers, type ContentSource } from '@taawun/api-client/content';
import type { InputOf, Locale, OperationId } from '@taawun/api-client';
import { responseProblems } from '@taawun/api-client/validation';
import type { Db } from '../db/schema.ts';
import { writeContent } from '../content/content.ts';
import { LOCKS, lockInTransaction } from '../db/open.ts';

const LISTS = [
  'branches',
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
] as const;

/** Returns what in a content file would violate the contract's responses; empty when it is valid. */
function contentProblems(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return ['The file must hold one JSON object.'];
  const given = data as Record<string, unknown>;
  const missing = LISTS.filter((name) => !Array.isArray(given[name])).map((name) => `${name} must be a list.`);
  if (typeof given['pageSettings'] !== 'object' || given['pageSettings'] === null)
    missing.push('pageSettings must be an object: page name to list of { type, value }.');
  // `contentAnswers` below needs lists of objects.
  missing.push(
    ...LISTS.flatMap((name) =>
      (Array.isArray(given[name]) ? given[name] : []).flatMap((entry: unknown, index) =>
        typeof entry === 'object' && entry !== null && !Array.isArray(entry)
          ? []
          : [`${name}/${index} must be an object.`],
      ),
    ),
  );
  if (missing.length) return missing;
  const source = data as ContentSource;
  const main = source.branches.filter(({ is_main }) => is_main).length;
  const problems = main === 1 ? [] : [`${main} branches are marked is_main; exactly one must be.`];
  const check = (id: OperationId, body: unknown) =>
    problems.push(...responseProblems(id, 200, body).map((problem) => `${id}: ${problem}`));
  for (const locale of ['ar', 'en'] satisfies Locale[]) {
    try {
      for (const id of CONTENT_OPERATIONS) {
        if (id.startsWith('list') && id !== 'listPageSettings')
          check(id, contentAnswers[id](source, { per_page: 100 } as InputOf<typeof id> as never, locale));
      }
      for (const { slug } of source.news)
        if (typeof slug === 'string') check('getNews', contentAnswers.getNews(source, { slug }, locale));
      for (const page_name of Object.keys(source.pageSettings))
        check('listPageSettings', contentAnswers.listPageSettings(source, { page_name }, locale));
    } catch (error) {
      return [...problems, `An entity is not what openapi.yaml says: ${(error as Error).message}`];
    }
  }
  return [...new Set(problems)];
}

function parse(text: string): ContentSource {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as ContentSource;
  } catch (error) {
    throw new Error(`Nothing was imported.\nThe file is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Replaces the published content by a content file.
 * @returns the new content version
 * @throws Error with all problems; the published content is unchanged then
 */
export async function importContent(db: Db, text: string): Promise<string> {
  const data = parse(text);
  const problems = contentProblems(data);
  if (problems.length) throw new Error(`Nothing was imported.\n${problems.slice(0, 20).join('\n')}`);
  const version = `import-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  await db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, LOCKS.seed);
    await writeContent(tx, data, version, 'import');
  });
  return version;
}
