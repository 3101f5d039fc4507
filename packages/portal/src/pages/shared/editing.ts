import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { useLocalPath } from '../../lib/site.ts';

/** Where the focus goes when a form takes the place of what it changes, and when it is gone. */
export const EDIT_ID = 'edit';
export const READ_ID = 'read';

/**
 * The address says what is being changed (`?edit=…`), so that the way back of the browser leaves the form. The hash
 * brings the focus along.
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
    /** Shows what is there now; the form is no step of the history any more. */
    leave: async () => {
      await revalidate();
      await navigate(readHref, { replace: true });
    },
  };
}
