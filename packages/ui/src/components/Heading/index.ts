export { Heading, SectionHeading, type HeadingProps, type SectionHeadingProps } from './Heading.tsx';
