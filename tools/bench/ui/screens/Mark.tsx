/** Mark of a required field of screen F, where a library has none of its own. */
export const Mark = () => (
  <span className="mark" aria-hidden="true">
    {' '}
    *
  </span>
);
