import { createHash } from 'node:crypto';
import { ACTS } from '../app/hydration/first-interaction.ts';

/** How a page begins: a script element, and its hash for the policy. */
interface Start {
  tag: string;
  hash: string;
}

/**
 * Begins a page that the server has drawn: its code is fetched once the page stands there with its pictures, or at the reader's first
 * act. Until then links lead on by themselves; a form that is sent is held, so that nothing typed is lost (`releaseSubmits`).
 * Written for every browser that can run the rest.
 */
const SCRIPT = (entry: string, files: readonly string[]) =>
  `(()=>{const t=globalThis.taawun={acted:false,held:[]};let begun;` +
  `const go=()=>{if(begun)return;begun=true;for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href}));import(${JSON.stringify(entry)}).catch(()=>{begun=false})};` +
  `const act=()=>{t.acted=true;go()};` +
  `for(const name of ${JSON.stringify(ACTS)})addEventListener(name,act,{capture:true,passive:true,once:true});` +
  `addEventListener("submit",(event)=>{const form=event.target;if(event.defaultPrevented||form.method==="get"||form.closest("dialog"))return;event.preventDefault();t.held.push(form);act()});` +
  `const soon=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));` +
  `document.readyState==="complete"?soon():addEventListener("load",soon)})()`;

export interface WaitingStart {
  /** The built page without its scripts. */
  page: string;
  /** Asks for them, and for these files beside. */
  start: (more: readonly string[]) => Start;
}

/** Takes the scripts out of the built page, and gives them back as a start that waits. */
export function waitingStart(template: string): WaitingStart | null {
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(template);
  if (!entry) return null;
  const preloaded = Array.from(template.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g));
  const page = [entry, ...preloaded].reduce((text, [tag]) => text.replace(tag, ''), template);
  const made = new Map<string, Start>();
  return {
    page,
    start: (more) => {
      const files = [...preloaded.map(([, href = '']) => href), ...more];
      const key = files.join();
      let start = made.get(key);
      if (!start) {
        const script = SCRIPT(entry[1] ?? '', files);
        start = {
          tag: `<script>${script}</script>`,
          hash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
        };
        made.set(key, start);
      }
      return start;
    },
  };
}
