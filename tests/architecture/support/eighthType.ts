import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sourceFiles } from "../../../scripts/lib/files.ts";
import { cacheDir, fromRoot } from "../../../scripts/lib/paths.ts";

/** One line that the recipe adds to an existing file, or changes in it. */
export interface EditedLine {
  file: string;
  line: string;
  /** The line that it takes the place of; left out when it is added at the end of the file. */
  replaces?: string;
}

/** A piece of the new type that somebody forgets. */
export interface Gap {
  /** What is forgotten, for the title of the test. */
  what: string;
  /** The new files, and the existing ones whose edited line is missing. */
  files: readonly string[];
  /** What alone is missing from those files; without it they are missing themselves. */
  text?: RegExp;
  /** What the generator or the compiler says. */
  named: string | RegExp;
  /** True when no generated file depends on it, so that only the compiler is asked. */
  isCodeOnly?: boolean;
}

/** The recipe for a new post type in one part of the product. */
export interface Part {
  /** Its folder, also below tests/architecture/poll/, where the new files are with ".txt" after their names. */
  name: string;
  lines: readonly EditedLine[];
  /** What is copied besides the part's folder. */
  needs: readonly string[];
  /** Brings the copy to where the parts before this one leave it, for example with the new type in openapi.json. */
  prepare(copy: string): Promise<void>;
  /** @returns what the generator complains of; empty when it succeeds */
  generate(copy: string): Promise<string>;
  /** @returns what the compiler complains of; empty when it succeeds */
  compile(copy: string): Promise<string>;
  gaps: readonly Gap[];
}

const FIXTURES = "tests/architecture/poll";

/** A copy of one part with the eighth type in it, in which pieces can be left out. */
export class EighthType {
  readonly #part: Part;
  /** The folder of the copy. */
  readonly copy: string;
  /** What the recipe writes, by file: new files, and existing ones with their edited line. */
  readonly #pieces: ReadonlyMap<string, string>;
  /** The files among them that existed before, as they were. */
  readonly #existing: ReadonlyMap<string, string>;
  /** Whether the generated files are those of the whole. */
  #isGenerated = false;

  private constructor(part: Part, copy: string, pieces: ReadonlyMap<string, string>, existing: ReadonlyMap<string, string>) {
    this.#part = part;
    this.copy = copy;
    this.#pieces = pieces;
    this.#existing = existing;
  }

  /** Copies the part to a folder of its own and adds all pieces. */
  static async addTo(part: Part): Promise<EighthType> {
    await mkdir(cacheDir, { recursive: true });
    const copy = await mkdtemp(join(cacheDir, "eighth-type-"));
    for (const path of await sourceFiles([part.name, ...part.needs])) await cp(fromRoot(path), join(copy, path));
    await symlink(fromRoot("node_modules"), join(copy, "node_modules"), "junction");
    const pieces = new Map<string, string>();
    const existing = new Map<string, string>();
    for (const path of await sourceFiles([part.name], fromRoot(FIXTURES))) {
      pieces.set(path.replace(/\.txt$/, ""), await readFile(fromRoot(FIXTURES, path), "utf8"));
    }
    for (const { file, line, replaces } of part.lines) {
      const text = await readFile(fromRoot(file), "utf8");
      existing.set(file, text);
      if (replaces !== undefined && !text.includes(replaces)) throw new Error(`${file} has no line ${replaces}`);
      pieces.set(file, replaces === undefined ? `${text}${line}\n` : text.replace(replaces, line));
    }
    const added = new EighthType(part, copy, pieces, existing);
    await part.prepare(copy);
    await added.#write();
    return added;
  }

  /** How much the recipe writes. */
  get count(): { newFiles: number; editedLines: number } {
    return { newFiles: this.#pieces.size - this.#existing.size, editedLines: this.#part.lines.length };
  }

  /** @returns what generator and compiler say of the whole; empty when nothing is missing */
  async complaints(): Promise<string> {
    const complaint = await this.#part.generate(this.copy);
    this.#isGenerated = complaint === "";
    return complaint || this.#part.compile(this.copy);
  }

  /** @returns what the generator, or else the compiler says without a piece */
  async complaintsWithout({ files, text, isCodeOnly = false }: Gap): Promise<string> {
    if (isCodeOnly && !this.#isGenerated) await this.complaints();
    for (const file of files) {
      const piece = this.#pieces.get(file);
      if (piece === undefined) throw new Error(`The recipe does not write ${file}.`);
      const left = text === undefined ? this.#existing.get(file) : piece.replace(text, "");
      if (left === piece) throw new Error(`${file} has nothing that ${String(text)} matches.`);
      if (left === undefined) await rm(join(this.copy, file));
      else await writeFile(join(this.copy, file), left);
    }
    try {
      return await (isCodeOnly ? this.#part.compile(this.copy) : this.complaints());
    } finally {
      if (!isCodeOnly) this.#isGenerated = false;
      await this.#write();
    }
  }

  async #write(): Promise<void> {
    for (const [file, text] of this.#pieces) {
      await mkdir(dirname(join(this.copy, file)), { recursive: true });
      await writeFile(join(this.copy, file), text);
    }
  }

  remove(): Promise<void> {
    return rm(this.copy, { recursive: true, force: true });
  }
}
