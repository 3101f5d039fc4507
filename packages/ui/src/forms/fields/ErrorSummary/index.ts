export {
  ErrorSummary,
  FormAlert,
  type ErrorSummaryProps,
  type FormAlertProps,
  type SummaryError,
} from './ErrorSummary.tsx';
