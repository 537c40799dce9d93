import { sql } from 'drizzle-orm'
import { statement, unpreparedStatement } from '../statement'

const [publicNeighbours, privateNeighbours] = [24, 12]

interface SimilarWordsRow {
  readonly typed: string
  readonly near: string[]
  readonly nearOwn: string[]
}

/** For each word that begins no known word: the most similar known ones. */
export const selectSimilarWords = statement<SimilarWordsRow, [words: string[]]>({
  name: 'recipe_words_like',
  why: 'trigram distance, which the index orders by, for each word of an array',
  text: `select t.word as typed,
        array(select w.word from recipe_words w where w.public order by w.word <-> t.word limit ${publicNeighbours}) as near,
        array(select w.word from recipe_words w where not w.public order by w.word <-> t.word limit ${privateNeighbours}) as "nearOwn"
      from unnest($1::text[]) t(word)
      where not exists (select 1 from recipe_words w
        where w.word >= t.word collate "C" and w.word < t.word || chr(1114111) collate "C" and w.public)`,
})

const manyWords = { why: 'an array of any number of words as one value (unnest)' }

export const selectUnknownWords = unpreparedStatement<{ word: string }, [words: string[], isPublic: boolean]>(
  manyWords,
  (words, isPublic) => sql`select given.word from unnest(${sql.param(words)}::text[]) given(word)
    where not exists (select 1 from recipe_words known
      where known.word = given.word and (known.public or not ${isPublic}::boolean))`,
)

export const upsertSearchWords = unpreparedStatement<
  Record<string, never>,
  [words: string[], isPublic: boolean]
>(
  manyWords,
  (words, isPublic) => sql`insert into recipe_words (word, public)
    select given.word, ${isPublic}::boolean from unnest(${sql.param(words)}::text[]) given(word)
    on conflict (word) do update set public = true where excluded.public and not recipe_words.public`,
)
