import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Announces, at the end of a link's text, that the link opens a new tab. */
export function NewTab() {
  return (
    <>
      {' '}
      <VisuallyHidden>
        <FormattedMessage id="ui.link.newTab" />
      </VisuallyHidden>
    </>
  );
}
