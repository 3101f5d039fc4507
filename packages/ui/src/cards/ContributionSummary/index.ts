export { ContributionSummary, type ContributionSummaryProps } from './ContributionSummary.tsx';
