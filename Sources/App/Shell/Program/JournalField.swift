// A field of the journal, told apart from a field of a form.
import Engine

typealias JournalField = Engine.Field
