import type { ReactNode } from 'react'

export type SpecimenProps = { name: string; children: ReactNode; plain?: boolean }

/** One component with its name, its states side by side. */
export function Specimen({ name, children, plain = false }: SpecimenProps) {
  return (
    <section aria-label={name} className="border-t py-6">
      <h3 className="pb-4 text-base text-ink-soft">{name}</h3>
      <div className={plain ? undefined : 'flex flex-wrap items-start gap-4'}>{children}</div>
    </section>
  )
}
