/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly url: string
  /** Defaults to 'article'. */
  readonly kind?: 'article' | 'website'
  /** The link preview picture. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number } | undefined
  /** Structured data in schema.org terms. */
  readonly data?: object
}

/** The usual size of link preview pictures. */
export const shareSize = { width: 1200, height: 630 }

/** Inserts the metadata into the page. Text written by cooks is escaped. */
export function insertPageHead(html: string, head: PageHead): string {
  const { title, description, url, kind = 'article', image, data } = head
  const documentTitle = `${title} · Larder`
  const tags = [
    `<meta name="description" content="${escapeAttribute(description)}" />`,
    `<link rel="canonical" href="${escapeAttribute(url)}" />`,
    ...Object.entries({
      'og:type': kind,
      'og:site_name': 'Larder',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      ...(image && {
        'og:image': image.url,
        'og:image:width': String(image.width),
        'og:image:height': String(image.height),
      }),
    }).map(([name, content]) => `<meta property="${name}" content="${escapeAttribute(content)}" />`),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}" />`,
    // A data block, not an inline script, so the content security policy allows it.
    ...(data === undefined ? [] : [`<script type="application/ld+json">${toJsonBlock(data)}</script>`]),
  ]
  // Replacement functions, because '$&' in a recipe's name must not be interpreted.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeAttribute(documentTitle)}</title>`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/\s*<\/head>/, () => `\n${tags.map((tag) => `    ${tag}\n`).join('')}  </head>`)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '')
}

function toJsonBlock(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
