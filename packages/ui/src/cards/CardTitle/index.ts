export { CardTitle, type CardHeadingProps, type CardTitleProps } from './CardTitle.tsx';
