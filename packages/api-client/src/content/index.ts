export { CONTENT_OPERATIONS, contentAnswers, paginate, searchForm, type ContentOperation } from './answers.ts';
export type { Bilingual, ContentSource } from './source.ts';
export { targetEntry, targetImage, targetOf } from './target.ts';
