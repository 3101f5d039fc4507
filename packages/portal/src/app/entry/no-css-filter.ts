/**
 * Stands in for `cssfilter` in the browser's bundle. `xss` imports it for `style` attributes, which the texts of the association may not
 * have (`css: false` in RichText): its list of CSS properties would be 2 kB that never run.
 */
export class FilterCSS {
  /** No style is safe here. */
  process(): string {
    return '';
  }
}
export const getDefaultWhiteList = (): object => ({});
