export {
  Container,
  Section,
  Split,
  Stack,
  type ContainerProps,
  type SectionProps,
  type SplitProps,
  type StackProps,
} from './Box.tsx';
export { Grid, type GridProps } from './Grid.tsx';
