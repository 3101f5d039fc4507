import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../../components/Link/index.ts';

// i18n-ignore: covered by the stories of MultiSelect.
export interface SelectionStatusProps {
  /** Whether the user changed the selection; until then nothing is announced. */
  changed: boolean;
  count: number;
  /** Number of options that can be selected; `undefined` for a remote search. */
  total: number | undefined;
  /** Maximum number of selected options, once it is reached. */
  reachedMax: number | undefined;
}

/** Announces how many options are selected. */
export function SelectionStatus({ changed, count, total, reachedMax }: SelectionStatusProps) {
  const text =
    reachedMax !== undefined ? (
      <FormattedMessage id="ui.multiSelect.full" values={{ max: reachedMax }} />
    ) : total === undefined ? (
      <FormattedMessage id="ui.multiSelect.countOnly" values={{ count }} />
    ) : (
      <FormattedMessage id="ui.multiSelect.count" values={{ count, total }} />
    );
  return <VisuallyHidden role="status">{changed ? text : null}</VisuallyHidden>;
}
