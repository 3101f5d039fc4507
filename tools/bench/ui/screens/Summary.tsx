import { useEffect, useRef } from 'react';
import { serverError } from '../data.ts';

/** What screen A shows above its fields, in every library: the errors as links, and the focus on them. */
export function Summary() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="summary"
      style={{ padding: 20, border: '1px solid #b3261e', borderRadius: 12, background: '#fdf1f0' }}
    >
      <p>يرجى تصحيح حقل واحد للمتابعة</p>
      <ul>
        <li>
          <a href={`#${serverError.field}`}>{serverError.text}</a>
        </li>
      </ul>
    </div>
  );
}
