import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Dialog } from '@base-ui/react/dialog';
import { dialogFields } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { BaseField } from './fields.tsx';
import { Shell } from './shell.tsx';
import './dialog.css';

function App({ dir }: { dir: Dir }) {
  const [open, setOpen] = useState(false);
  return (
    <Shell dir={dir}>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger id="open" className="button">
          تعديل البيانات
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Popup className="popup">
            <header>
              <Dialog.Title>البيانات الشخصية</Dialog.Title>
              <Dialog.Close className="button small" aria-label="إغلاق">
                ×
              </Dialog.Close>
            </header>
            <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
              {dialogFields.map((field) => (
                <BaseField key={field.name} field={field} submitted={false} />
              ))}
              <Button type="submit" className="button">
                حفظ
              </Button>
            </form>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </Shell>
  );
}
serve({ App, usesDir: true });
