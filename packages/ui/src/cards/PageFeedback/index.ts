export { PageFeedback, type PageFeedbackAnswer, type PageFeedbackProps } from './PageFeedback.tsx';
