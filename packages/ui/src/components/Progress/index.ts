export { ProgressBar, StepProgress, type ProgressBarProps, type StepProgressProps } from './Progress.tsx';
