export { UpperHeader, type UpperHeaderProps } from './UpperHeader.tsx';
