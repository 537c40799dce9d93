import type { QuestionCategory } from './content/faq'
import { FaqQuestion } from './faq-question'

export function FaqCategory({ id, name, questions }: QuestionCategory) {
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
