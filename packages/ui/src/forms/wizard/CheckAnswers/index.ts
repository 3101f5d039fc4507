export { CheckAnswers, type Answer, type CheckAnswersProps } from './CheckAnswers.tsx';
