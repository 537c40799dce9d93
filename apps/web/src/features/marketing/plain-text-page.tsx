import type { ReactNode } from 'react'

interface PlainTextPageProps {
  readonly heading: string
  readonly updated: string
  readonly children: ReactNode
}

/** A page to be read: headings, paragraphs and lists at a comfortable width. */
export function PlainTextPage({ heading, updated, children }: PlainTextPageProps) {
  return (
    <article
      className={
        'mx-auto flex w-full max-w-prose flex-col gap-4 px-4 py-8 text-[1.0625rem] leading-relaxed sm:py-12 ' +
        '[&_h2]:mt-6 [&_h2]:text-xl [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:ps-6 ' +
        '[&_a]:font-medium [&_a]:text-herb-ink [&_a]:underline [&_a]:underline-offset-3'
      }
    >
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="text-ink-soft">Last updated {updated}</p>
      {children}
    </article>
  )
}
