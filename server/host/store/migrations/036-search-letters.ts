import { sql, type Kysely } from 'kysely';

/**
 * Indexes the words of reservations as people type them on any keyboard (`store/reservationWords.ts` has the same
 * expression): without the special letters and apostrophes of names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index reservation_by_words`.execute(db);
  await sql`
    create index reservation_by_words on reservation using gin ((array_to_tsvector(array_remove(regexp_split_to_array(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(number || ' ' || replace(number, '-', '') || ' ' || translate(first_name || ' ' || last_name, '’‘‛ʼʻʹ\`´′＇‐‑‒–—−', '''''''''''''''''''''------') || ' ' || translate(translate(first_name || ' ' || last_name, '’‘‛ʼʻʹ\`´′＇‐‑‒–—−', '''''''''''''''''''''------'), '''', '') || ' ' || translate(translate(first_name || ' ' || last_name, '’‘‛ʼʻʹ\`´′＇‐‑‒–—−', '''''''''''''''''''''------'), '''-', '') || ' ' || email || ' ' || replace(email, '''', '') || ' ' || regexp_replace(phone_prefix || phone, '[^0-9]', '', 'g') || ' ' || ltrim(regexp_replace(phone, '[^0-9]', '', 'g'), '0'), NFKD), '[\\u0300-\\u036f\\u00ad\\u00b7\\u200b-\\u200f\\u2060\\ufeff]', '', 'g')), 'ẞÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐҒҖҚҢҮҰҲҺӘӨøðđłħıŋŧəς', 'ßædoþdhlnœtɓƃƅɔƈɖɗƌǝeɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяґғҗқңүұҳһәөoddlhinteσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[ -/:-@[-\`{-~]+'), ''))))
  `.execute(db);
}
