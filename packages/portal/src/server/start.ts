import { INTERACTIONS } from '../app/hydration/first-interaction.ts';
import { inlineScript, type InlineScript } from './inline-script.ts';

/**
 * The inline start script of a server-rendered page. It loads the page's code after the `load` event, or on the first
 * interaction. Until then links are followed by the browser; a submitted form is queued, so that nothing typed is lost
 * (`sendQueuedSubmits`).
 */
const SCRIPT = (entry: string, files: readonly string[]) =>
  `(()=>{const t=globalThis.taawun={interacted:false,queued:[]};let begun;` +
  `const go=()=>{if(begun)return;begun=true;for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href}));import(${JSON.stringify(entry)}).catch(()=>{begun=false})};` +
  `const act=()=>{t.interacted=true;go()};` +
  `for(const name of ${JSON.stringify(INTERACTIONS)})addEventListener(name,act,{capture:true,passive:true,once:true});` +
  `addEventListener("submit",(event)=>{const form=event.target;if(event.defaultPrevented||form.method==="get"||form.closest("dialog"))return;event.preventDefault();t.queued.push(form);act()});` +
  `const soon=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));` +
  `document.readyState==="complete"?soon():addEventListener("load",soon)})()`;

export interface WaitingStart {
  /** The built page without its scripts. */
  page: string;
  /** The start that loads them, and preloads these files. */
  start: (more: readonly string[]) => InlineScript;
}

/** Removes the scripts from the built page and returns them as a deferred start; `null` where the page has none. */
export function waitingStart(template: string): WaitingStart | null {
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(template);
  if (!entry) return null;
  const preloaded = Array.from(template.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g));
  const page = [entry, ...preloaded].reduce((text, [tag]) => text.replace(tag, ''), template);
  const made = new Map<string, InlineScript>();
  return {
    page,
    start: (more) => {
      const files = [...preloaded.map(([, href = '']) => href), ...more];
      const key = files.join();
      let start = made.get(key);
      if (!start) {
        start = inlineScript(SCRIPT(entry[1] ?? '', files));
        made.set(key, start);
      }
      return start;
    },
  };
}
