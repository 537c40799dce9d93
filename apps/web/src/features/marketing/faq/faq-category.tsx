import { FaqQuestion } from './faq-question'
import type { FaqTopic } from './questions'

export function FaqCategory({ id, name, questions }: FaqTopic) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6">
      <h2 id={`${id}-heading`} className="border-b pb-3 text-2xl">
        {name}
      </h2>
      {questions.map((one) => (
        <FaqQuestion key={one.id} {...one} />
      ))}
    </section>
  )
}
