import { classNames } from '../../../ui/class-names'
import type { LegalSection } from '../text-blocks'
import { LegalPassage } from './legal-passage'

export function LegalChapter({ id, title, passages }: LegalSection) {
  const short = id === 'in-short'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        'flex scroll-mt-6 flex-col gap-4 text-[1.0625rem] leading-relaxed',
        short && 'rounded-card bg-herb-wash p-6 sm:p-8 print:border [&_ul]:max-w-none',
      )}
    >
      <h2 id={`${id}-heading`} className="text-2xl break-after-avoid">
        {title}
      </h2>
      {passages.map((passage, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a chapter never change places
        <LegalPassage key={place} passage={passage} />
      ))}
    </section>
  )
}
