export { StepList, Timeline, type StepListProps, type TimelineProps } from './Timeline.tsx';
