import { branches, openText } from '../../data.ts';
import { serve } from '../../harness.tsx';
import './plain.css';

const App = () => (
  <div className="grid">
    {branches.map(({ id, name, city, text, isOpen }) => (
      <article key={id} className="card">
        <div className="body">
          <h3>{name}</h3>
          <span className="badge" data-tone={isOpen ? 'succeeded' : 'expired'}>
            {isOpen ? openText.open : openText.closed}
          </span>
          <p>{city}</p>
          <p>{text}</p>
          <button type="button" className="button small">
            {openText.action}
          </button>
        </div>
      </article>
    ))}
  </div>
);
serve({ App });
