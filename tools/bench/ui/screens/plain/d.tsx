import { useEffect, useRef, useState } from 'react';
import { dialogFields } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { PlainField } from './fields.tsx';
import './plain.css';

function App() {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <>
      <button type="button" className="button" id="open" onClick={() => setOpen(true)}>
        تعديل البيانات
      </button>
      <dialog ref={dialog} aria-labelledby="title" onClose={() => setOpen(false)}>
        {open ? (
          <>
            <header>
              <h2 id="title">البيانات الشخصية</h2>
              <button type="button" className="button small" aria-label="إغلاق" onClick={() => setOpen(false)}>
                ×
              </button>
            </header>
            <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
              {dialogFields.map((field) => (
                <PlainField key={field.name} field={field} submitted={false} />
              ))}
              <button type="submit" className="button">
                حفظ
              </button>
            </form>
          </>
        ) : null}
      </dialog>
    </>
  );
}
serve({ App });
