import type { ReactNode } from 'react';

interface SheetProps {
  /** Unique column headers. */
  head: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** Table of a documentation page; scrolls when it is too wide. */
export function Sheet({ head, children }: SheetProps) {
  return (
    <div className="taawun-scroll">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
