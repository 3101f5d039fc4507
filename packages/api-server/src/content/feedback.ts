import { riyadhDay } from '@taawun/domain';
import type { Locale, OutputOf, PageFeedback } from '@taawun/api-client';
import { feedbackPage, type ContentSource } from '@taawun/api-client/content';
import type { Db } from '../db/schema.ts';
import { invalidField } from '../shared/failure.ts';

/**
 * Stores what a visitor says about a page, with the day only and nothing about the visitor.
 * @throws Failure `validation` at `path` for a page that takes no feedback
 */
export async function storeFeedback(
  db: Db,
  content: ContentSource,
  { path, useful, text }: PageFeedback,
  locale: Locale,
  now = new Date(),
): Promise<OutputOf<'sendPageFeedback'>['page_feedback']> {
  const page = feedbackPage(content, path);
  if (page === null) throw invalidField('path', 'valid');
  await db
    .insertInto('page_feedback')
    .values({ date: riyadhDay(now), path: page, locale, useful, text: text?.trim() ?? null })
    .execute();
  return { path: page, useful };
}
