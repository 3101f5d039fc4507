// The sandbox gateway's fields, in an iframe of their own: the page around them only receives events, no card data.
const root = document.documentElement;
const messages = JSON.parse(document.getElementById('messages')?.textContent ?? '{}');
const notify = (kind, more = {}) => window.parent.postMessage({ source: 'taawun-sandbox', kind, ...more }, '*');
new ResizeObserver(() => notify('height', { height: Math.ceil(root.getBoundingClientRect().height) })).observe(
  document.body,
);

const ascii = (text) => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
const digits = (text) => ascii(text).replace(/\D/g, '');
const form = document.querySelector('form');
const status = document.getElementById('status');
const button = form?.querySelector('button[type=submit]');
let busy = false;

function showFault(name, code) {
  const input = form.elements.namedItem(name);
  const error = document.getElementById(`${name}-error`);
  error.textContent = code ? (messages[`${name}.${code}`] ?? messages[code] ?? '') : '';
  error.hidden = !code;
  if (code) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

function setBusy(next) {
  busy = next;
  button.setAttribute('aria-disabled', String(next));
  button.textContent = next ? messages.sending : button.dataset.label;
}

async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(8_000),
  });
  return response.json();
}

async function send(path, body) {
  if (busy) return;
  setBusy(true);
  status.textContent = messages.sending;
  notify('submitted');
  try {
    const answer = await post(path, body);
    if (answer.faults) {
      setBusy(false);
      status.textContent = '';
      const names = Object.keys(answer.faults);
      for (const name of names) showFault(name, answer.faults[name]);
      form.elements.namedItem(names[0]).focus();
      return notify('refused');
    }
    if (answer.result === 'challenge') return location.reload();
  } catch {
    // Without a response only the gateway knows the outcome: the page outside polls it.
  }
  status.textContent = messages.over;
  notify('returned');
}

if (form?.dataset.kind === 'card') {
  const fields = ['number', 'holder', 'expiry', 'cvv'];
  const input = (name) => form.elements.namedItem(name);
  const formats = {
    number: (text) => digits(text).replace(/(\d{4})(?=\d)/g, '$1 '),
    expiry: (text) => digits(text).replace(/^(\d{2})(?:20)?(\d{2})$/, '$1/$2'),
    cvv: digits,
    holder: (text) => text.trim(),
  };
  for (const name of fields) {
    input(name).addEventListener('blur', () => {
      const { value } = input(name);
      const formatted = formats[name](value);
      if (formatted) input(name).value = formatted;
    });
    input(name).addEventListener('input', () => showFault(name, null));
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = Object.fromEntries(fields.map((name) => [name, input(name).value]));
    const missing = fields.filter((name) => typed[name].trim() === '');
    for (const name of fields) showFault(name, missing.includes(name) ? 'required' : null);
    if (missing.length) return input(missing[0]).focus();
    void send(form.dataset.action, {
      ...typed,
      number: digits(typed.number),
      expiry: digits(typed.expiry),
      cvv: digits(typed.cvv),
    });
  });
  for (const choice of document.querySelectorAll('[data-card]')) {
    choice.addEventListener('click', () => {
      input('number').value = formats.number(choice.dataset.card);
      input('holder').value = messages.someone;
      input('expiry').value = '12/39';
      input('cvv').value = '123';
      for (const name of fields) showFault(name, null);
      button.focus();
    });
  }
}
if (form?.dataset.kind === 'bank') {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form.dataset.action, { code: digits(form.elements.namedItem('code').value) });
  });
  document.getElementById('refuse')?.addEventListener('click', () => void send(form.dataset.action, { code: '' }));
}
// A key that is pressed in a frame stays in it: the dialog around it would not close.
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) notify('escape');
});
notify('ready');
if (document.body.dataset.kind === 'closed') notify('returned');
