import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { useLocalPath } from '../../lib/site.ts';

/** Element ids that receive focus when the form opens, and when it closes. */
export const EDIT_ID = 'edit';
export const READ_ID = 'read';

/**
 * Returns the edit state, which is in the URL (`?edit=…`), so that the browser's Back button closes the form. The
 * fragment moves focus.
 */
export function useEditing() {
  const [search] = useSearchParams();
  const { bare, to } = useLocalPath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const readHref = `${to(bare)}#${READ_ID}`;
  return {
    editing: search.get('edit'),
    hrefOf: (what: string) => `${to(bare)}?edit=${what}#${EDIT_ID}`,
    readHref,
    /** Reloads the data and closes the form; replaces its history entry. */
    leave: async () => {
      await revalidate();
      await navigate(readHref, { replace: true });
    },
  };
}
