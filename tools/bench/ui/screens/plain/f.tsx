import { inputs } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { PlainInput } from './inputs.tsx';
import './plain.css';

const App = () => (
  <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
    {inputs.map((input) => (
      <PlainInput key={input.name} input={input} />
    ))}
    <button type="submit" className="button">
      إرسال
    </button>
  </form>
);
serve({ App });
