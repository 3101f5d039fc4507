export { CardTitle, type CardHeadingProps } from './CardTitle.tsx';
