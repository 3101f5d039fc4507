export { Rating, RatingField, type RatingFieldProps, type RatingProps } from './Rating.tsx';
