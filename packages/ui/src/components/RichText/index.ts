export { ArticleText } from './ArticleText.tsx';
export { RichText, type RichTextProps } from './RichText.tsx';
export { sanitize } from './sanitize.ts';
