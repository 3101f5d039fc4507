export { CONTENT_OPERATIONS, contentAnswers, paginate, type ContentOperation } from './answers.ts';
export { feedbackPage } from './feedback-page.ts';
export { newsIndexOf } from './news-index.ts';
export { searchForm } from './search-form.ts';
export type { Bilingual, ContentSource } from './source.ts';
export { targetEntry, targetImage, targetOf } from './target.ts';
