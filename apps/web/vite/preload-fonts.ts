import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The two files that every page in a Latin script shows; the others come when a text needs them. */
const preloadedFonts = /(?:figtree|fraunces)-latin-wght-normal-[\w-]+\.woff2$/

/** Asks for the fonts together with the script, so that they are there when it paints and nothing moves. */
export function preloadFonts(): Plugin {
  return {
    name: 'larder:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => preloadedFonts.test(file))
        return files.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          }),
        )
      },
    },
  }
}
