import { news, newsImage, showDate } from '../../data.ts';
import { serve } from '../../harness.tsx';
import './plain.css';

const App = () => (
  <div className="grid">
    {news.map(({ id, title, date, excerpt }) => (
      <article key={id} className="card">
        <span className="picture">
          <img src={newsImage} alt="" width={640} height={360} loading="lazy" decoding="async" />
        </span>
        <div className="body">
          <span className="date">
            <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
              <path d="M4 5h12v12H4zM4 9h12M7 3v4M13 3v4" />
            </svg>
            <time dateTime={date}>{showDate(date)}</time>
          </span>
          <h3>
            <a href={`/news/${id}`}>{title}</a>
          </h3>
          <p>{excerpt}</p>
        </div>
      </article>
    ))}
  </div>
);
serve({ App });
