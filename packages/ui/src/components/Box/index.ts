export {
  Container,
  Grid,
  Section,
  Split,
  Stack,
  type ContainerProps,
  type GridProps,
  type SectionProps,
  type SplitProps,
  type StackProps,
} from './Box.tsx';
