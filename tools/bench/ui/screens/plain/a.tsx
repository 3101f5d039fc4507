import { useState } from 'react';
import { fields } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { Summary } from '../Summary.tsx';
import { PlainField } from './fields.tsx';
import './plain.css';

function App() {
  const [submitted, setSubmitted] = useState(false);
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
      <Summary />
      {fields.map((field) => (
        <PlainField key={field.name} field={field} submitted={submitted} />
      ))}
      <button type="submit" className="button">
        إرسال
      </button>
    </form>
  );
}
serve({ App });
