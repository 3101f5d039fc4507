export { BranchCard, type BranchCardProps } from './BranchCard.tsx';
export { BranchDetails, type BranchDetailsProps, type BranchFacts } from './BranchDetails.tsx';
