// Generated from openapi.yaml by tools/dev/codegen/generate.ts. Do not edit.
export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server and its database can be used
         * @description 503 means that the database does not answer, or that it accepts no writes because its disk is full.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branches": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Every branch, the main one first */
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branches/{slug}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The entity's name in addresses
                 * @example buraydah
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /** One branch */
        get: operations["getBranch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The association's settings */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-settings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What stands on one page
         * @description A page name that the association has not filled answers an empty list.
         */
        get: operations["listPageSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The number of unread notifications */
        get: operations["getCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup-codes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the details of a new account, and send a code to its phone
         * @description Sends a six-digit code to the phone, which `/api/signup` takes within 10 minutes. No account exists before.
         *     Within a minute of the last code to this phone none is sent; that one is right for this call's id too. Six codes an hour for one phone, then 429.
         *     A phone that has an account is answered like any other: its owner is told, and no code is right.
         */
        post: operations["requestSignUpCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account with the code that was sent to its phone
         * @description The portal signs in right after, with the phone as username. A wrong code answers 422 at `code`; after five of them and after 10 minutes it answers 409 `code_expired`.
         *     A repetition with the right code and the same password answers the same account again. An e-mail address counts for signing in and recovery once it is confirmed.
         *     Takes form data and JSON alike, with the same rules; form data holds at most 20 fields and no files.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signin": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description An unknown account and a wrong password get the same 422 at the field `password`, in the same time.
         *     Ten failures for one account within 15 minutes answer 429 until the window has passed.
         *     Where two-step sign-in is on, the right password alone answers 403 `second_factor_required`: repeat the call with `second_factor`.
         *     A wrong one answers 422 at `second_factor.code` or `second_factor.credential`; attempts are limited, and too many answer 429.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signin/passkey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token with a passkey
         * @description A passkey is both factors: it proves the device and, by its user verification, the person. Two-step sign-in needs nothing more.
         *     An unknown or removed passkey, a wrong signature, a challenge that was used or is older than 5 minutes, and a locked account get the same 422 at `credential`.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["getUser"];
        /**
         * Change the signed-in user's names
         * @description Phone and e-mail are changed by a code: see `/api/phone-change` and `/api/email-change`.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the token of this call
         * @description Takes no body; an empty object is accepted.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgot-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reset link
         * @description The answer is the same whether the account exists or not. The link works once, within one hour.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of a reset link
         * @description Revokes every access token of the account. A used, expired or unknown token answers 422 at the field `token`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, knowing the old one
         * @description Ends every other session of the account; the token of this call stays. A wrong old password answers 422 at `old_password`,
         *     ten of them within 15 minutes 429.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-change": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code that confirms a new phone
         * @description Sends a six-digit code there, which `/api/contact-changes/{id}/confirm` takes within 10 minutes. Nothing changes before.
         *     The same request within a minute answers the code that is under way and sends none; after that a new code takes the place of the old one.
         *     Six codes an hour, then 429. One that another account has is answered like any other: its owner is told, and no code is right.
         */
        post: operations["requestPhoneChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-change": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code that confirms a new e-mail address
         * @description Sends a six-digit code there, which `/api/contact-changes/{id}/confirm` takes within 10 minutes. Nothing changes before.
         *     The same request within a minute answers the code that is under way and sends none; after that a new code takes the place of the old one.
         *     Six codes an hour, then 429. One that another account has is answered like any other: its owner is told, and no code is right.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-changes/{id}/confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The change that was asked for
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                id: components["parameters"]["ContactChangeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change phone or e-mail by the code that was sent there
         * @description A wrong code answers 422 at `code`; after five of them, after 10 minutes and after a newer code it answers 409 `code_expired`. A repetition of the right one answers the same again.
         *     Whoever was reached at the old phone or address is told. Links that were sent there before are worth nothing from then on. Somebody else's change answers 404.
         */
        post: operations["confirmContactChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored about the signed-in user, as a ZIP
         * @description JSON files with the profile, membership, movements, offers, orders, donations, notifications, consents and sessions, the documents as PDFs, and a README in both languages. Texts are in the language of the call. Three exports a day.
         */
        get: operations["exportUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Where the signed-in user is signed in, this session first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End every session but the one of this call */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The session
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session
         * @description Its token is worth nothing from then on. Somebody else's answers 404, like one that has ended.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session-confirmation": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who uses this session, before a sensitive change
         * @description Operations with `x-confirmation` work for 10 minutes from then on, in this session only. `method` says how the user proves their identity.
         *     A wrong password answers 422 at `password`, a wrong passkey 422 at `credential`. Attempts count together with those of `signIn` and `signInWithPasskey`; too many answer 429.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in-security": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** How the signed-in user signs in beside the password */
        get: operations["getSignInSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey-challenges": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge that a passkey signs
         * @description For `signInWithPasskey`, and for the method `passkey` of `signIn` and `confirmSession`. It names no passkey: the device offers those that it has for this site.
         *     One challenge works once, within 5 minutes. Takes no body; an empty object is accepted.
         */
        post: operations["requestPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/registration": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options with which a device creates a passkey
         * @description Pass `options` to the browser (`PublicKeyCredential.parseCreationOptionsFromJSON`), and its credential to `addPasskey` within 5 minutes. Ten passkeys answer 409 `passkey_limit`.
         *     Takes no body; an empty object is accepted.
         */
        post: operations["requestPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the passkey that a device has created
         * @description Its user is told by message. A credential that does not fit its challenge, and a challenge that was used or is older than 5 minutes, get 422 at `credential`; ten passkeys 409 `passkey_limit`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The passkey
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description It signs in no longer; its user is told by message. Another user's passkey answers 404, like one that was removed.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Give a passkey another name
         * @description Another user's passkey answers 404, like one that was removed.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/api/two-step": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the secret for an authenticator app
         * @description Turns nothing on yet: `enableTwoStep` does, with a code of the app, within one hour. A new call replaces the secret. Two-step sign-in that is on already answers 409 `two_step_on`.
         *     Takes no body; an empty object is accepted.
         */
        post: operations["requestTwoStep"];
        /**
         * Turn two-step sign-in off
         * @description The secret and the recovery codes are deleted; the user is told by message. It answers the same when two-step sign-in is off.
         */
        delete: operations["disableTwoStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/two-step/activation": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step sign-in on with a code of the authenticator app
         * @description From then on `signIn` needs a second factor; sessions stay. The user is told by message. A wrong code answers 422 at `code`; too many answer 429.
         *     Without a secret of `requestTwoStep`, 409 `two_step_off`; when it is on already, 409 `two_step_on`.
         */
        post: operations["enableTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recovery-codes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description The codes so far are worth nothing from then on; the user is told by message. Two-step sign-in that is off answers 409 `two_step_off`.
         *     Takes no body; an empty object is accepted.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account-deletion": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that deletes the account
         * @description The link goes to the e-mail address, or to the phone where there is none; it works once, within one hour. Five links an hour, then 429. A member who holds shares answers 409 `holds_shares`,
         *     one with open offers 409 `offers_open`, an account that is being closed already 409 `account_closing`. Takes no body; an empty object is accepted.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account-deletion/confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account with the token of a deletion link
         * @description Erases the person and ends every session; what was traded stays in the ledgers under an account that is nobody's. Where money is left on the balance it is paid out to the member's IBAN first:
         *     the answer is `closing` with the payout, the account stays open until then, and is erased by itself once the payout is paid. A used, expired or unknown token answers 422 at the field `token`,
         *     and shares or offers that came since 409 as above.
         */
        post: operations["confirmAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The signed-in member's record */
        get: operations["getMember"];
        put?: never;
        /**
         * Apply for membership
         * @description Subscribes `shares_count` shares at the price of the moment. The staff decides, or the association admits at once: then the answer is
         *     `approved`, the numbers of the membership are given, the shares are issued and the user is a member. `mem_no`, `mem_date` and
         *     `contribution_no` belong together and are for those who were admitted on paper; they always wait for the staff. A second application while one is
         *     open answers 409 `application_pending`, one of a member 409 `already_member`; after a rejection or a withdrawal there may be a new one.
         */
        post: operations["applyForMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/address": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the signed-in member's address
         * @description The same rules as in the application. What is left out is emptied.
         */
        put: operations["updateMemberAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/bank-information": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the signed-in member's bank account
         * @description The same rules as in the application. What is left out is emptied. A new IBAN is reported to the phone, the confirmed e-mail address and the notifications of the member, and no payout is transferred within 72 hours of it.
         */
        put: operations["updateMemberBank"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/info": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace what the signed-in member says of themselves
         * @description Name, identity number, birth, nationality, gender, type and the numbers of the membership are the staff's to change. What is left out is emptied.
         */
        put: operations["updateMemberInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-application": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's last application, and the terms of a new one
         * @description What was withdrawn is answered as none.
         */
        get: operations["getMemberApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-application/withdraw": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the open application
         * @description Nothing is kept of it but that there was one. Without an open application it answers 409 `application_closed`. Takes no body; an empty object is accepted.
         */
        post: operations["withdrawMemberApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member-application/checkout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a checkout for the shares of an accepted application
         * @description Membership and shares begin when the gateway has taken the money. The same key answers the same checkout. An application that is not `accepted` answers 409 `application_closed`.
         */
        post: operations["createSharesCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookups": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The lists that the fields of a member choose from
         * @description A state belongs to a country, a region to a state, a city to a region. `ETag` and `If-None-Match` are understood; an unchanged answer is 304 without a body.
         */
        get: operations["getLookups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-movements": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in member's purchases and sales of shares, newest first
         * @description `balance` is what the member holds in all, whatever the filters leave. `status=pending` finds `completed` too, which is shown as pending.
         */
        get: operations["listShareMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The signed-in user's orders, newest first */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /**
         * One order with its payments
         * @description The signed-in user's own, or by the `code` of the link that was mailed to a guest. Anybody else's answers 404.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/checkout": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a new checkout for an order that has not been paid
         * @description For an order of any purpose that is expired, or pending after a payment that failed. While a checkout of the order is open and untouched, that one is answered.
         *     An order that is paid answers 409 `order_closed`. The same key answers the same checkout.
         */
        post: operations["repayOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The signed-in user's monthly donations, newest first */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{number}": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        /**
         * One monthly donation with its payments
         * @description Named by the number of its order; access as for `getOrder`.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{number}/pause": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip the next one, two or three charges
         * @description Nothing is charged until `next_charge_on`; the months that are left stay the same.
         *     Access as for `getOrder`. What cannot be done in its state answers 409 `subscription_closed`; while a charge is being taken, 409 `charge_running`.
         */
        post: operations["pauseSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{number}/amount": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give another amount from the next charge on
         * @description What has been charged stays as it was.
         *     Access as for `getOrder`. What cannot be done in its state answers 409 `subscription_closed`; while a charge is being taken, 409 `charge_running`.
         */
        post: operations["changeSubscriptionAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{number}/cancel": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a monthly donation
         * @description Nothing is charged any more. What was given stays given; `resumeSubscription` takes it up again.
         *     Access as for `getOrder`. What cannot be done in its state answers 409 `subscription_closed`; while a charge is being taken, 409 `charge_running`.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{number}/resume": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up a paused or cancelled monthly donation
         * @description The next charge is on the next day of its month. Without a card that can be charged 409 `card_needed`.
         *     Access as for `getOrder`. What cannot be done in its state answers 409 `subscription_closed`; while a charge is being taken, 409 `charge_running`.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions/{number}/card": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a checkout that changes the card
         * @description After a failed charge the checkout takes the month that is due; otherwise it only checks the card (`amount` 0, or a sum that is given back at once).
         *     Access as for `getOrder`. The same key answers the same checkout.
         */
        post: operations["changeSubscriptionCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The signed-in user's receipts, newest first */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{receipt_number}/pdf": {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The receipt
                 * @example R-2026-000017
                 */
                receipt_number: components["parameters"]["ReceiptNumber"];
            };
            cookie?: never;
        };
        /**
         * A receipt as a PDF
         * @description Arabic and English on one page, with a QR code of the page that verifies it. The signed-in user's own, or by the `code` of its order.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/giving-statement": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in user gave in a year or a span of days, as a PDF
         * @description In the language of the call: either `year`, or `from` and `to`, at most ten years.
         */
        get: operations["getGivingStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The signed-in user's notifications, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark every notification as read
         * @description Answers the counts as they are then. Takes no body; an empty object is accepted.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The notification
                 * @example 3
                 */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one notification as read
         * @description Answers the counts as they are then. Somebody else's answers 404. Takes no body; an empty object is accepted.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** News, newest first */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{slug}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The entity's name in addresses
                 * @example buraydah
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /** One piece of news, and what to read next */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programs": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Programs that can be donated to */
        get: operations["listPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/programs/{slug}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The entity's name in addresses
                 * @example buraydah
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /** One program */
        get: operations["getProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Products that can be donated */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Investment services */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{slug}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The entity's name in addresses
                 * @example buraydah
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /** One service */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How one can pay
         * @description The gateway's script and the brands, the preferred one first. Known before a checkout is opened.
         */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a checkout for a donation
         * @description Stores one order per `idempotency_key`: the same key with the same donation answers the same order, with another donation 409.
         *     The donation is `monthly_price` each month for `months` months: `total` is their product and `amount` is what is charged now, the first month. With more than one
         *     month the card is kept at the gateway and charged on the same day of each month. A target that does not exist answers 422 at `target_slug`.
         *     While the order is unpaid, a call with the same key opens a new payment after one that failed; `brand` may differ then. A paid order's key answers its paid checkout.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{checkout_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The checkout
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                checkout_id: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        /**
         * What has become of a payment
         * @description What the server knows, without asking the gateway. Whoever holds the id may ask.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/{checkout_id}/verify": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The checkout
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                checkout_id: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the gateway what has become of a payment
         * @description Asks the gateway now and settles the payment by its word: status, amount, currency and reference must be those of the order. May be repeated. When the gateway does not answer,
         *     the state is answered as it was, with `asked` false.
         */
        post: operations["verifyCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt-verifications/{receipt_code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The code of a receipt, as its QR has it
                 * @example 9Qe2mW0cSLe1oXUo2b9dKw
                 */
                receipt_code: components["parameters"]["ReceiptCode"];
            };
            cookie?: never;
        };
        /**
         * Whether a receipt is genuine
         * @description For whoever holds the receipt's code (its QR). A code that is none answers `valid` false.
         */
        get: operations["verifyReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate-verifications/{certificate_code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The code of a share certificate, as its QR has it
                 * @example 4tYc8nPzQkGm2vXwJr7HsA
                 */
                certificate_code: components["parameters"]["CertificateCode"];
            };
            cookie?: never;
        };
        /**
         * Whether a share certificate is genuine
         * @description For the holder of the certificate's code (its QR). An unknown code answers `valid` false and no certificate, and so does the code of an account that was deleted.
         *     The shares are those of the certificate's day, not of today.
         */
        get: operations["verifyCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gifts/{gift_code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The code of the gift's link
                 * @example 3kYHmW0cSLe1oXUo
                 */
                gift_code: components["parameters"]["GiftCode"];
            };
            cookie?: never;
        };
        /**
         * A donation given in somebody’s name
         * @description The page for whoever received it. There only once the donation is paid. The amount only when the sender shows it.
         */
        get: operations["getGift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donors": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Who gave and agreed to be shown, newest first */
        get: operations["listDonors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/council": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The management council, the chair first */
        get: operations["listCouncil"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supporters": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Supporters of the association */
        get: operations["listSupporters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/galleries": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Picture galleries, newest first */
        get: operations["listGalleries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Videos, newest first */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** Documents to download */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** The association in figures */
        get: operations["listStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** What one can write to the association about */
        get: operations["listTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the association
         * @description Stored once: a repetition with the same `Idempotency-Key`, or with the same content within a minute, answers the first one's reference.
         *     The same key with other content answers 409.
         */
        post: operations["sendContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-feedback": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a page was useful
         * @description For pages that are read: about the association, news, services, campaigns, branches, legal texts. Another path answers 422 at `path`.
         *     Stored with the day and the language, and without anything about the sender; deleted after 400 days.
         */
        post: operations["sendPageFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-offers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Offers to buy and sell shares, newest first
         * @description Everybody's, without names. `mine` tells the caller's own; with `mine=true` there are no others, and a guest is answered 401.
         */
        get: operations["listShareOffers"];
        put?: never;
        /**
         * Place an offer to buy or sell shares
         * @description `price` is the limit: a buyer pays no more, a seller gets no less. What crosses it on the other side is traded at once, the best price
         *     first and at one price the oldest first, at the price of the offer that stood there; the rest stands until it is met, cancelled or expired.
         *     Needs the scope `trade`: without it 403. Nobody trades with oneself. What an offer would need is reserved: shares of a sale, money with the fee of a purchase.
         *     Too few shares, too little money or more than one member may own answer 409 and name the field.
         */
        post: operations["placeShareOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-offers/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The offer
                 * @example 17
                 */
                id: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        /**
         * One of the signed-in member's own offers
         * @description Somebody else's answers 404, like one that does not exist.
         */
        get: operations["getShareOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-offers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The offer
                 * @example 17
                 */
                id: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw one's own offer
         * @description What was traded stays traded; what was reserved is free again and the offer is `expired`. One that stands no more answers 409, somebody else's 404.
         */
        post: operations["cancelShareOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/placed-share-offer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What became of an order whose response was lost
         * @description The offer that the signed-in member placed or withdrew under the key, as it stands now; `null` when no offer was changed under it.
         *     Reads only: to send the order again under the same key is safe either way.
         */
        get: operations["getPlacedShareOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contribution": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /** What the signed-in member holds and may trade */
        get: operations["getContribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/balance": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in member's money for shares, its movements newest first, and the payouts of the last twelve months
         * @description Money comes by checkouts, sales of shares and refunds of fees; it goes by purchases, fees and payouts. A payout that is requested is reserved until it is paid.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/balance/checkout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a checkout that adds money to the signed-in member's balance
         * @description The money is booked once the gateway has taken it. The same key answers the same checkout; a new one of the same order after a payment that failed.
         *     An account that is being closed answers 409 `account_closing`.
         */
        post: operations["createBalanceCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for money of the balance to be paid to the member's IBAN
         * @description What is requested is reserved at once and leaves the balance when the association has paid it. More than is available answers 409 `insufficient_cash` at `amount`.
         */
        post: operations["requestPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/{reference}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description Number of a payout
                 * @example P-4H7K2M9Q
                 */
                reference: components["parameters"]["PayoutReference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a requested payout back
         * @description The money is available again; an account that is being closed stays open, and its other requested payouts are paid without closing it. One that is no longer requested answers 409 `payout_closed`, somebody else's 404.
         */
        post: operations["cancelPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-book": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The order book
         * @description Open offers added up by price, the best price first, without names. At most 50 prices a side.
         */
        get: operations["getShareBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-prices": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What shares have changed hands for, day by day, oldest first
         * @description Days without a movement are left out. At most the last 400 days of the span.
         */
        get: operations["listSharePrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-certificate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in member's share certificate, as a PDF
         * @description In the language of the call, of the day it is asked for. Whoever holds no shares is answered 409.
         */
        get: operations["getShareCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share-statement": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in member's statement of one year, as a PDF
         * @description In the language of the call. Shares at the beginning, every movement that succeeded, fees, shares at the end; the year that still runs up to the day of the call.
         */
        get: operations["getShareStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What failed, for programs
         * @enum {string}
         */
        ErrorCode: "bad_request" | "unauthenticated" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "payload_too_large" | "unsupported_media_type" | "validation" | "rate_limited" | "server_error" | "unavailable" | "insufficient_shares" | "insufficient_cash" | "ownership_cap" | "offer_closed" | "application_pending" | "application_closed" | "already_member" | "no_shares" | "code_expired" | "holds_shares" | "offers_open" | "order_closed" | "subscription_closed" | "charge_running" | "card_needed" | "account_closing" | "payout_closed" | "confirmation_required" | "second_factor_required" | "passkey_limit" | "two_step_on" | "two_step_off";
        /** @description Messages in the language of `X-locale`, keyed by field or parameter name */
        FieldErrors: {
            [key: string]: string[];
        };
        Error: {
            /** @description For people, in the language of `X-locale` */
            message: string;
            code: components["schemas"]["ErrorCode"];
            errors?: components["schemas"]["FieldErrors"];
            /** @description To find the failure in the server's log */
            request_id: string;
        };
        ValidationError: {
            /** @description For people, in the language of `X-locale` */
            message: string;
            /**
             * @description Always `validation`
             * @constant
             */
            code: "validation";
            errors: components["schemas"]["FieldErrors"];
            /** @description To find the failure in the server's log */
            request_id: string;
        };
        /**
         * @example {
         *       "page": 1,
         *       "per_page": 12,
         *       "total": 24,
         *       "total_pages": 2
         *     }
         */
        Pagination: {
            /** @description This page */
            page: number;
            /** @description Entries on a full page */
            per_page: number;
            /** @description Entries on all pages */
            total: number;
            /** @description Number of pages, 0 when there is nothing */
            total_pages: number;
        };
        /** @description A person's name as they write it */
        Name: string;
        /** @description At least 8 characters of any kind; a common one, or one made of one's own name, phone or e-mail, answers 422 at its field */
        Password: string;
        /**
         * Format: saudi-mobile
         * @description 05XXXXXXXX, 5XXXXXXXX, +9665XXXXXXXX or 009665XXXXXXXX in either digit set, spaces and dashes allowed; stored as +9665XXXXXXXX
         * @example 0551234567
         */
        PhoneInput: string;
        /**
         * Format: phone-or-email
         * @description Phone in any accepted form, or e-mail
         * @example 0500000001
         */
        Username: string;
        /** @description Web push token of this browser; null or absent when there is none */
        FirebaseToken: string | null;
        NewAccount: {
            firstname: components["schemas"]["Name"];
            lastname: components["schemas"]["Name"];
            phone: components["schemas"]["PhoneInput"];
            /**
             * Format: email
             * @description Optional; leave the field out when there is none
             */
            email?: string;
            password: components["schemas"]["Password"];
            /** @description The same as `password` */
            confirm_password: string;
        };
        /**
         * @example {
         *       "id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
         *       "recipient": "+966551234567",
         *       "sent_at": "2026-11-21T08:00:00.000Z",
         *       "expires_at": "2026-11-21T08:10:00.000Z"
         *     }
         */
        PendingSignUp: {
            /**
             * Format: uuid
             * @description Names the sign-up when the account is opened
             */
            id: string;
            /** @description Phone that the code was sent to, in stored form */
            recipient: string;
            /**
             * Format: date-time
             * @description When the code was sent; a new one is sent from a minute later
             */
            sent_at: string;
            /**
             * Format: date-time
             * @description Ten minutes after it was sent
             */
            expires_at: string;
        };
        SignUp: {
            firstname: components["schemas"]["Name"];
            lastname: components["schemas"]["Name"];
            phone: components["schemas"]["PhoneInput"];
            /**
             * Format: email
             * @description Optional; leave the field out when there is none
             */
            email?: string;
            password: components["schemas"]["Password"];
            /** @description The same as `password` */
            confirm_password: string;
            /**
             * Format: uuid
             * @description The `id` of the requested code
             */
            sign_up_id: string;
            /** @description The six digits of the message */
            code: string;
            fb_web_token?: components["schemas"]["FirebaseToken"];
        };
        SignIn: {
            username: components["schemas"]["Username"];
            /** @description The account's password */
            password: string;
            second_factor?: components["schemas"]["SecondFactor"];
            fb_web_token?: components["schemas"]["FirebaseToken"];
        };
        /** @description Proof beside the password where two-step sign-in is on; ignored where it is off. `method` tells the ways apart */
        SecondFactor: components["schemas"]["TotpFactor"] | components["schemas"]["RecoveryCodeFactor"] | components["schemas"]["PasskeyProof"];
        TotpFactor: {
            /**
             * @description Always `totp` (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method: "totp";
            /** @description The six digits that the authenticator app shows; each code works once */
            code: string;
        };
        RecoveryCodeFactor: {
            /**
             * @description Always `recovery_code` (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method: "recovery_code";
            /** @description One of the recovery codes, in either case, with or without its dash; each works once */
            code: string;
        };
        PasskeyProof: {
            /**
             * @description Always `passkey` (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method: "passkey";
            challenge_id: components["schemas"]["ChallengeId"];
            credential: components["schemas"]["PasskeyAssertion"];
        };
        PasskeySignIn: {
            challenge_id: components["schemas"]["ChallengeId"];
            credential: components["schemas"]["PasskeyAssertion"];
            fb_web_token?: components["schemas"]["FirebaseToken"];
        };
        /**
         * Format: uuid
         * @description Names the challenge that the passkey has signed
         */
        ChallengeId: string;
        /** @description Bytes as base64url, as the browser writes them */
        Base64Url: string;
        /** @description `PublicKeyCredential.toJSON()` of `navigator.credentials.get`; fields beside these are ignored */
        PasskeyAssertion: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /**
             * @description Always `public-key`
             * @constant
             */
            type: "public-key";
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                authenticatorData: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                /** @description The user as the passkey stores them */
                userHandle?: string | null;
            };
        };
        /** @description `PublicKeyCredential.toJSON()` of `navigator.credentials.create`; fields beside these are ignored */
        PasskeyAttestation: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /**
             * @description Always `public-key`
             * @constant
             */
            type: "public-key";
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                attestationObject: components["schemas"]["Base64Url"];
                /** @description How the device is reached, for later calls of the browser */
                transports?: string[];
            };
        };
        PasskeyDescriptor: {
            id: components["schemas"]["Base64Url"];
            /**
             * @description Always `public-key`
             * @constant
             */
            type: "public-key";
            transports?: string[];
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description The host that passkeys belong to */
            rpId: string;
            /** @description Milliseconds */
            timeout: number;
            /**
             * @description Always `required`
             * @constant
             */
            userVerification: "required";
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` */
        PasskeyCreationOptions: {
            challenge: components["schemas"]["Base64Url"];
            rp: {
                /** @description The host that the passkey will belong to */
                id: string;
                /** @description The association's name in the language of the call */
                name: string;
            };
            user: {
                id: components["schemas"]["Base64Url"];
                /** @description Phone, which tells accounts apart in the device's list */
                name: string;
                /** @description The user's name */
                displayName: string;
            };
            pubKeyCredParams: {
                /**
                 * @description Always `public-key`
                 * @constant
                 */
                type: "public-key";
                /** @description COSE algorithm */
                alg: number;
            }[];
            /** @description Milliseconds */
            timeout: number;
            /**
             * @description Always `none`
             * @constant
             */
            attestation: "none";
            authenticatorSelection: {
                /**
                 * @description Always `required`
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description Always `required`
                 * @constant
                 */
                userVerification: "required";
                /** @description True, for browsers that do not know `residentKey` */
                requireResidentKey?: boolean;
            };
            /** @description The account's passkeys */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
        };
        PasskeyChallenge: {
            challenge_id: components["schemas"]["ChallengeId"];
            options: components["schemas"]["PasskeyRequestOptions"];
        };
        PasskeyRegistration: {
            challenge_id: components["schemas"]["ChallengeId"];
            options: components["schemas"]["PasskeyCreationOptions"];
        };
        /** @description Name that the user gives to a passkey */
        PasskeyLabel: string;
        PasskeyName: {
            name: components["schemas"]["PasskeyLabel"];
        };
        NewPasskey: {
            challenge_id: components["schemas"]["ChallengeId"];
            name: components["schemas"]["PasskeyLabel"];
            credential: components["schemas"]["PasskeyAttestation"];
        };
        /**
         * @example {
         *       "id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
         *       "name": "جوال نورة",
         *       "created_at": "2026-11-20T08:00:00.000Z",
         *       "last_used_at": null
         *     }
         */
        Passkey: {
            /**
             * Format: uuid
             * @description Names the passkey
             */
            id: string;
            name: components["schemas"]["PasskeyLabel"];
            /**
             * Format: date-time
             * @description When it was added
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used, null before
             */
            last_used_at: string | null;
        };
        TwoStep: {
            /**
             * Format: date-time
             * @description When it was turned on
             */
            enabled_at: string;
        };
        SignInSecurity: {
            /** @description The oldest first, ten at most */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Null while it is off */
            two_step: components["schemas"]["TwoStep"] | null;
            /** @description Unused recovery codes; 0 while two-step sign-in is off */
            recovery_codes_left: number;
        };
        /**
         * @example {
         *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
         *       "uri": "otpauth://totp/Taawun:%2B966551234567?issuer=Taawun&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
         *     }
         */
        TwoStepSecret: {
            /** @description The secret as base32, for typing */
            secret: string;
            /** @description The same for a QR code, with the association's name and the user's phone */
            uri: string;
        };
        /**
         * @description Ten codes, shown once; each replaces one code of the authenticator app
         * @example [
         *       "7KQ2M-9XBTR",
         *       "4H7KD-2M9QP",
         *       "8VN3C-WX2ZL",
         *       "5JH6T-RR4KD",
         *       "2PQ9W-7MXNB",
         *       "9CT4V-H3JKQ",
         *       "6LD8X-N2VBW",
         *       "3RW7K-Q5TPH",
         *       "8ZM2J-4CXDN",
         *       "7BV5Q-K9HTR"
         *     ]
         */
        RecoveryCodes: string[];
        /** @description How the user proves their identity; `method` tells the ways apart */
        SessionConfirmation: components["schemas"]["PasswordConfirmation"] | components["schemas"]["PasskeyProof"];
        PasswordConfirmation: {
            /**
             * @description Always `password` (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            method: "password";
            /** @description The account's password */
            password: string;
        };
        /**
         * @example {
         *       "access_token": "4qY1r0m8v2bN6kC3xW7pL5sT9dF0aG2hJ4eR6uI8oQ0",
         *       "token_type": "Bearer",
         *       "expires_at": "2026-12-21T09:00:00.000Z"
         *     }
         */
        AccessToken: {
            /** @description Send it as `Authorization: Bearer …` */
            access_token: string;
            /**
             * @description Always `Bearer`
             * @constant
             */
            token_type: "Bearer";
            /**
             * Format: date-time
             * @description 30 days after the sign-in
             */
            expires_at: string;
        };
        ForgotPassword: {
            username: components["schemas"]["Username"];
            /** @description Path of the site on which the reader goes on after signing in with the new password; the link carries it */
            redirect?: string;
        };
        ResetPassword: {
            /** @description From the reset link */
            token: string;
            password: components["schemas"]["Password"];
            /** @description The same as `password` */
            confirm_password: string;
        };
        ChangePassword: {
            /** @description The password so far */
            old_password: string;
            new_password: components["schemas"]["Password"];
            /** @description The same as `new_password` */
            confirm_password: string;
        };
        UserNames: {
            firstname: components["schemas"]["Name"];
            lastname: components["schemas"]["Name"];
        };
        PhoneChange: {
            phone: components["schemas"]["PhoneInput"];
        };
        EmailChange: {
            /**
             * Format: email
             * @description The new address
             */
            email: string;
        };
        OneTimeCode: {
            /** @description The six digits of the message */
            code: string;
        };
        /**
         * @example {
         *       "id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
         *       "kind": "phone",
         *       "recipient": "+966551234567",
         *       "sent_at": "2026-11-21T08:00:00.000Z",
         *       "expires_at": "2026-11-21T08:10:00.000Z"
         *     }
         */
        ContactChange: {
            /**
             * Format: uuid
             * @description Names the change when it is confirmed
             */
            id: string;
            /**
             * @description What will be changed
             * @enum {string}
             */
            kind: "phone" | "email";
            /** @description Where the code was sent, in stored form */
            recipient: string;
            /**
             * Format: date-time
             * @description When the code was sent; a new one is sent from a minute later
             */
            sent_at: string;
            /**
             * Format: date-time
             * @description Ten minutes after it was sent
             */
            expires_at: string;
        };
        /**
         * @example {
         *       "id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
         *       "browser": "Safari",
         *       "system": "iOS",
         *       "current": true,
         *       "created_at": "2026-11-20T08:00:00.000Z",
         *       "last_seen_at": "2026-11-21T08:00:00.000Z"
         *     }
         */
        Session: {
            /**
             * Format: uuid
             * @description Names the session; never its token
             */
            id: string;
            /** @description The browser as it calls itself, null where it does not say */
            browser: string | null;
            /** @description The operating system, null where it is not known */
            system: string | null;
            /** @description Whether it is the session of this call */
            current: boolean;
            /**
             * Format: date-time
             * @description When it was signed in
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used, to the hour
             */
            last_seen_at: string;
        };
        DeletionToken: {
            /** @description From the deletion link */
            token: string;
        };
        AccountDeletion: {
            /** @description For the success toast */
            message: string;
            /**
             * @description `closing`: it is deleted by itself once the payout is paid
             * @enum {string}
             */
            state: "deleted" | "closing";
            /** @description What is paid out before, null where nothing is */
            payout: components["schemas"]["Payout"] | null;
        };
        Counts: {
            /** @description Unread notifications of the signed-in user */
            notifications: number;
        };
        ContactRequest: {
            /** @description Who writes */
            user_name: string;
            /**
             * Format: email
             * @description Where to answer
             */
            user_email: string;
            /** @description The id of a topic of `listTopics` */
            topic_id: number;
            /** @description The text, stored as it is written */
            message: string;
        };
        PageFeedback: {
            /** @description The page's path, with or without its language */
            path: string;
            /** @description Whether the visitor found what they came for */
            useful: boolean;
            /** @description What was missing, as it is written */
            text?: string;
        };
        /**
         * @description What is donated to; `general`: wherever it is needed
         * @enum {string}
         */
        TargetType: "program" | "product" | "general";
        /**
         * @description The card's brand
         * @enum {string}
         */
        Brand: "mada" | "visa" | "mastercard";
        CheckoutRequest: {
            target_type: components["schemas"]["TargetType"];
            /** @description The program's or product's slug; required unless the target is general */
            target_slug?: string;
            monthly_price: components["schemas"]["CardAmount"];
            /** @description Number of months; 1 is a donation once */
            months: number;
            /**
             * @description The card that will be used; without it mada
             * @enum {string}
             */
            brand?: "mada" | "visa" | "mastercard";
            /** @description Who gives, for the receipt; of a signed-in user without it, the account's */
            donor_name?: string;
            /**
             * Format: email
             * @description Where the receipt is sent
             */
            donor_email?: string;
            /**
             * Format: saudi-mobile
             * @description A Saudi mobile number in any of its forms
             */
            donor_mobile?: string;
            /** @description The name is on the receipt and nowhere else */
            anonymous?: boolean;
            /** @description A wish for the wall, fewer than 60 words */
            message?: string;
            /** @description The donor agrees to be shown among the donors, by name unless `anonymous` */
            show_on_wall?: boolean;
            /** @description Makes it a gift for this person */
            receiver_name?: string;
            /** @description Whom the gift is from */
            sender_name?: string;
            /** @description What the card says, fewer than 60 words */
            gift_message?: string;
            /**
             * Format: saudi-mobile
             * @description Where an SMS tells of the gift
             */
            receiver_mobile?: string;
            /**
             * Format: email
             * @description Where an e-mail tells of the gift
             */
            receiver_email?: string;
            /**
             * Format: date
             * @description The day on which the receiver is told, in Riyadh; without it at once
             */
            notify_on?: string;
            /** @description The receiver sees the amount */
            show_amount?: boolean;
            /** @description One value per donation a person means to make */
            idempotency_key: string;
        };
        BrandChoice: {
            brand: components["schemas"]["Brand"];
        };
        BalanceRequest: {
            amount: components["schemas"]["CardAmount"];
            brand: components["schemas"]["Brand"];
        };
        PayoutRequest: {
            /** @description Halalas to pay out, from 1 SAR */
            amount: number;
        };
        PauseRequest: {
            /**
             * @description How many charges are skipped
             * @enum {integer}
             */
            months: 1 | 2 | 3;
        };
        AmountRequest: {
            monthly_price: components["schemas"]["CardAmount"];
        };
        /**
         * @example {
         *       "gateway": "sandbox",
         *       "script_url": "/gateway/sandbox/widget.js",
         *       "brands": [
         *         "mada",
         *         "visa",
         *         "mastercard"
         *       ],
         *       "currency": "SAR",
         *       "test": true
         *     }
         */
        PaymentMethods: {
            /**
             * @description Who takes the payment
             * @enum {string}
             */
            gateway: "sandbox" | "hyperpay" | "moyasar";
            /**
             * Format: uri-reference
             * @description Defines `window.taawunGateway`, see docs/giving.md
             */
            script_url: string;
            /** @description The preferred one first */
            brands: components["schemas"]["Brand"][];
            /**
             * @description Always `SAR`
             * @constant
             */
            currency: "SAR";
            /** @description No real money moves: a page that pays says so */
            test: boolean;
        };
        /** @description What a donation is for */
        Target: {
            type: components["schemas"]["TargetType"];
            /** @description Of the program or product, else null */
            slug: string | null;
            /** @description Its name */
            title: string;
        };
        /** @description A checkout, and what has become of its payment; a repeated key may answer one that is decided already. */
        OpenedCheckout: {
            checkout: components["schemas"]["Checkout"];
            checkout_state: components["schemas"]["CheckoutState"];
        };
        /**
         * @example {
         *       "order_number": "T-8K2MQ9XB",
         *       "order_code": "5yYHmW0cSLe1oXUo2b9dKw",
         *       "checkout_id": "9Qe2mW0cSLe1oXUo2b9dKw",
         *       "gateway": "sandbox",
         *       "brand": "mada",
         *       "amount": 10000,
         *       "total": 60000,
         *       "months": 6,
         *       "monthly_price": 10000,
         *       "currency": "SAR",
         *       "expires_at": "2026-11-21T09:30:00.000Z",
         *       "server_time": "2026-11-21T09:00:00.000Z",
         *       "script_url": "/gateway/sandbox/widget.js"
         *     }
         */
        Checkout: {
            /** @description The order */
            order_number: string;
            /** @description Opens the order without a sign-in: keep it like a password */
            order_code: string;
            /** @description Names this payment; asks for its state */
            checkout_id: string;
            /**
             * @description Who takes the payment
             * @enum {string}
             */
            gateway: "sandbox" | "hyperpay" | "moyasar";
            brand: components["schemas"]["Brand"];
            /** @description Halalas that are charged now */
            amount: number;
            /** @description Halalas of all `months` */
            total: number;
            /** @description Number of months; of a change of the card those that are not charged yet */
            months: number;
            /** @description Halalas a month */
            monthly_price: number;
            /**
             * @description Always `SAR`
             * @constant
             */
            currency: "SAR";
            /**
             * Format: date-time
             * @description 30 minutes after it was opened
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description The server's clock, to count down to `expires_at` on a device whose clock is wrong
             */
            server_time: string;
            /**
             * Format: uri-reference
             * @description The gateway's script
             */
            script_url: string;
        };
        /**
         * @description Why a payment failed; `mismatch`: what the gateway took is not what was asked for, staff look at it
         * @enum {string}
         */
        PaymentReason: "declined" | "insufficient_funds" | "three_d_secure" | "card_expired" | "limit_exceeded" | "cancelled" | "mismatch" | "gateway_error";
        /**
         * @description `open` waits for the payer, `pending` for the gateway; `refunded` was given back
         * @enum {string}
         */
        PaymentStatus: "open" | "pending" | "paid" | "failed" | "expired" | "refunded";
        CheckoutState: {
            /** @description Names this payment */
            checkout_id: string;
            /**
             * @description A donation, a change of the card of a monthly one, money for the balance, or the shares of a new member
             * @enum {string}
             */
            purpose: "donation" | "card" | "balance" | "shares";
            status: components["schemas"]["PaymentStatus"];
            /** @description Why it failed, else null */
            reason: components["schemas"]["PaymentReason"] | null;
            /** @description What the server says of a failed or pending payment, for people; else null */
            verified_message: string | null;
            /** @description Whether the gateway was asked for this answer */
            asked: boolean;
            /** @description The order */
            order_number: string;
            /** @description Opens the order without a sign-in */
            order_code: string;
            order_status: components["schemas"]["TradeStatus"];
            target: components["schemas"]["Target"];
            brand: components["schemas"]["Brand"];
            /** @description Of the card, when the gateway has told */
            last_four: string | null;
            /** @description Halalas of this payment */
            amount: number;
            /** @description Halalas of all `months` */
            total: number;
            /** @description Number of months; of a change of the card those that are not charged yet */
            months: number;
            /** @description Halalas a month */
            monthly_price: number;
            /**
             * @description Always `SAR`
             * @constant
             */
            currency: "SAR";
            /**
             * Format: date-time
             * @description When the checkout closes
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description The server's clock
             */
            server_time: string;
            /** @description Once it is paid */
            receipt: components["schemas"]["Receipt"] | null;
            /** @description Of the gift's page `/gift/<code>`, once it is paid; null when it is no gift */
            gift_code: string | null;
        };
        /** @description One attempt to take money for an order */
        Payment: {
            /** @description Which month it is for */
            period: number;
            /**
             * Format: date
             * @description Its day, in Riyadh
             */
            date: string;
            /** @description Halalas */
            amount: number;
            status: components["schemas"]["PaymentStatus"];
            /** @description Why it failed, else null */
            reason: components["schemas"]["PaymentReason"] | null;
            brand: components["schemas"]["Brand"];
            /** @description Of the card */
            last_four: string | null;
            /** @description Once it is paid */
            receipt_number: string | null;
        };
        Receipt: {
            /** @description Receipt number */
            number: string;
            /** @description Of the page that verifies it, `/receipts/<code>` */
            code: string;
            /**
             * Format: date
             * @description Day of the payment, in Riyadh
             */
            date: string;
            /** @description Halalas */
            amount: number;
            /**
             * @description Always `SAR`
             * @constant
             */
            currency: "SAR";
            /** @description The order */
            order_number: string;
            /** @description Which month of the order it is for */
            period: number;
            target: components["schemas"]["Target"];
        };
        ReceiptVerification: {
            /** @description Whether the association has issued it and the money is still with it */
            valid: boolean;
            /** @description Whether it was a trial of the gateway that moved no money; it is not valid then */
            test: boolean;
            receipt: {
                /** @description Receipt number */
                number: string;
                /**
                 * Format: date
                 * @description Day of the payment
                 */
                date: string;
                /** @description Halalas */
                amount: number;
                /**
                 * @description Always `SAR`
                 * @constant
                 */
                currency: "SAR";
                target: components["schemas"]["Target"];
                /** @description Only of a donor who agreed to be shown by name */
                donor_name: string | null;
            } | null;
        };
        CertificateVerification: {
            /** @description Whether the association has issued it */
            valid: boolean;
            certificate: {
                /** @description Certificate number */
                number: string;
                /**
                 * Format: date
                 * @description Day on which the member held the shares
                 */
                date: string;
                /** @description Shares held on that day */
                shares: number;
                /** @description The first name, and the first letter of each further one */
                member_name: string;
            } | null;
        };
        Gift: {
            /** @description Of its page */
            code: string;
            /** @description Whom it is for */
            receiver_name: string;
            /** @description Whom it is from */
            sender_name: string | null;
            /** @description What the card says */
            message: string | null;
            target: components["schemas"]["Target"];
            /** @description The target's picture */
            image: components["schemas"]["Image"] | null;
            /**
             * Format: date
             * @description Day of the donation
             */
            date: string;
            /** @description Halalas of the whole donation; null unless the sender shows it */
            amount: number | null;
        };
        /** @description Who gave, as far as they agreed to be shown */
        Donor: {
            /** @description Null: gave without a name */
            name: string | null;
            /** @description Their wish */
            message: string | null;
            /**
             * Format: date
             * @description Day of the donation
             */
            date: string;
            target: components["schemas"]["Target"];
        };
        /** @description Identity of the entity */
        Id: number;
        /** @description The entity's name in addresses */
        EntitySlug: string;
        /** @description Simple semantic HTML: p, h2, h3, ul, ol, li, strong, blockquote, a, bdi */
        Html: string;
        /** @description Money in halalas */
        Halalas: number;
        /** @description What a card is charged once or each month, in halalas: from 1 SAR to 100,000 SAR */
        CardAmount: number;
        /**
         * @example {
         *       "url": "/media/scenes/palms.svg",
         *       "alt": "نخيل عند الغروب",
         *       "width": 640,
         *       "height": 360
         *     }
         */
        Image: {
            /** @description Path below /media/ */
            url: string;
            /** @description What the picture shows */
            alt: string;
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
        };
        Branch: {
            slug: components["schemas"]["EntitySlug"];
            /** @description True for exactly one branch */
            is_main: boolean;
            /** @description Branch name */
            name: string;
            /** @description City */
            city: string;
            /** @description Region of the Kingdom */
            region: string;
            /** @description Address in words */
            address: string;
            /** @description National short address */
            short_address: string;
            /** @description National address building number */
            building_no: string;
            /** @description Postal code */
            postal_code: string;
            /** @description National address additional number */
            additional_no: string;
            /** @description P.O. box */
            mail_box: string | null;
            /** @description Mobile phone */
            mobile: string;
            /** @description Landline phone */
            phone: string;
            /** @description Fax number */
            fax: string | null;
            /**
             * Format: email
             * @description E-mail address
             */
            email: string | null;
            /** @description Languages spoken there */
            language: string;
            /** @description Cooperative acceptance */
            cooperative_acceptance: string;
            /** @description Government acceptance */
            government_acceptance: string;
            /** @description Opening hours */
            working_hours: string;
            /** @description Degrees north */
            latitude: number;
            /** @description Degrees east */
            longitude: number;
            /** @description Picture of the branch */
            image: components["schemas"]["Image"] | null;
        };
        Setting: {
            /** @description Name of the setting, for example association_name, currency, share_price, donation_amounts */
            type: string;
            /** @description Its value; sums are halalas in digits, lists are comma-separated */
            value: string;
        };
        PageSetting: {
            /** @description Name of the part of the page, for example about, mission, org_chart */
            type: string;
            /** @description HTML text, or structured content (org_chart, org_history, lists, a scene as an Image) */
            value: unknown;
        };
        Tag: {
            slug: components["schemas"]["EntitySlug"];
            /** @description Shown on the tag */
            name: string;
        };
        NewsBase: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["EntitySlug"];
            /** @description Headline */
            title: string;
            /** @description One or two sentences for cards */
            excerpt: string;
            /** @description Picture, null when there is none */
            image: components["schemas"]["Image"] | null;
            /**
             * Format: date-time
             * @description When it was published
             */
            published_at: string;
            /** @description Shown first on the home page */
            featured: boolean;
            /** @description Minutes to read */
            reading_minutes: number;
            tags: components["schemas"]["Tag"][];
        };
        NewsSummary: components["schemas"]["NewsBase"];
        News: components["schemas"]["NewsBase"] & {
            body: components["schemas"]["Html"];
        };
        /** @description A program or a product; both have the same shape */
        Program: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["EntitySlug"];
            /**
             * @description Which of the two
             * @enum {string}
             */
            kind: "program" | "product";
            /** @description Name */
            title: string;
            /** @description One or two sentences for cards */
            summary: string;
            body: components["schemas"]["Html"];
            category: components["schemas"]["Tag"];
            /** @description Picture */
            image: components["schemas"]["Image"] | null;
            goal: components["schemas"]["Halalas"];
            raised: components["schemas"]["Halalas"];
            monthly_price: components["schemas"]["Halalas"];
            /** @description What one monthly price gives (products), else null */
            unit: string | null;
            /**
             * Format: date
             * @description First day of the campaign
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day, null when it goes on
             */
            ends_on: string | null;
            /** @description People who gave */
            donors_count: number;
            /** @description Licence of the campaign (the law asks to show it) */
            license_number: string;
            /** @description Whom it is for */
            beneficiaries: string;
            /** @description What an amount gives, smallest first; empty when the campaign names none */
            impacts: {
                amount: components["schemas"]["Halalas"];
                /** @description Continues the amount: "SAR 100 waters a palm for a season" */
                text: string;
            }[];
            /** @description Steps towards the goal, smallest amount first. A step is reached when `raised` is at least its amount. */
            milestones: {
                amount: components["schemas"]["Halalas"];
                /** @description What is done with it */
                title: string;
            }[];
            /** @description Reports to the donors, newest first */
            updates: {
                /**
                 * Format: date
                 * @description Day of the report
                 */
                date: string;
                /** @description Headline */
                title: string;
                /** @description One paragraph, plain text */
                text: string;
            }[];
        };
        Service: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["EntitySlug"];
            /** @description Name */
            title: string;
            /** @description One or two sentences for cards */
            summary: string;
            body: components["schemas"]["Html"];
            /**
             * @description Which icon stands for it
             * @enum {string}
             */
            icon: "shares" | "greenhouse" | "market" | "training" | "finance" | "housing" | "logistics" | "digital";
            /** @description Picture */
            image: components["schemas"]["Image"] | null;
            /** @description What one must bring */
            requirements: string[];
            /** @description How it goes */
            steps: string[];
            /** @description What it costs in words */
            fee: string;
        };
        CouncilMember: {
            id: components["schemas"]["Id"];
            /** @description Name */
            name: string;
            /** @description Office in the council */
            title: string;
            /** @description A few sentences */
            bio: string;
            /** @description Portrait, null where the star stands in */
            image: components["schemas"]["Image"] | null;
            /** @description Years of office */
            term: string;
            /** @description Order of precedence */
            position: number;
            /** @description Chairs the council */
            is_chair: boolean;
        };
        Supporter: {
            id: components["schemas"]["Id"];
            /** @description Name */
            name: string;
            /** @description Kind of support: strategic, founding … */
            kind: string;
            logo: components["schemas"]["Image"];
            /**
             * Format: uri
             * @description Website
             */
            url: string;
            /** @description Year */
            since: number;
        };
        Gallery: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["EntitySlug"];
            /** @description Name */
            title: string;
            /**
             * Format: date
             * @description Day of the event
             */
            date: string;
            cover: components["schemas"]["Image"];
            images: components["schemas"]["Image"][];
        };
        Video: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["EntitySlug"];
            /** @description Name */
            title: string;
            /** @description One or two sentences */
            summary: string;
            poster: components["schemas"]["Image"];
            /** @description Length in seconds */
            duration_seconds: number;
            /**
             * Format: date-time
             * @description When it was published
             */
            published_at: string;
            /** @description Where to watch: a file of the API's own (WebM or MP4 below /media/films), a film on YouTube or Vimeo, or a page elsewhere */
            url: string;
        };
        /**
         * @description The page it stands on
         * @enum {string}
         */
        DocumentGroup: "form-data" | "link-record" | "policy" | "regulations" | "org_guide";
        Document: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["EntitySlug"];
            group: components["schemas"]["DocumentGroup"];
            /** @description Name */
            title: string;
            /** @description What is in it */
            summary: string;
            /**
             * @description Always `pdf`
             * @constant
             */
            file_type: "pdf";
            /** @description Size of the file */
            size_bytes: number;
            /**
             * Format: date
             * @description Date of the document
             */
            date: string;
            /** @description Path of the file */
            url: string;
        };
        /**
         * @description Where it is shown
         * @enum {string}
         */
        StatisticGroup: "home" | "members" | "finance" | "impact";
        Statistic: {
            /** @description Name of the figure */
            key: string;
            group: components["schemas"]["StatisticGroup"];
            /** @description What is counted */
            label: string;
            /** @description The latest figure */
            value: number;
            /** @description Unit in words, null for plain counts */
            unit: string | null;
            /** @description One figure per year, oldest first; may be empty */
            series: {
                /** @description Gregorian year */
                year: number;
                /** @description The year's figure */
                value: number;
            }[];
        };
        Topic: {
            id: components["schemas"]["Id"];
            /** @description Shown in the list */
            name: string;
            /**
             * @description What sort of matter
             * @enum {string}
             */
            kind: "complaint" | "suggestion" | "inquiry" | "membership" | "donation";
        };
        /**
         * @description From the owner's point of view
         * @enum {string}
         */
        TradeType: "buy" | "sell";
        /**
         * @description `completed` is shown as pending
         * @enum {string}
         */
        TradeStatus: "pending" | "succeeded" | "expired" | "completed";
        ShareOffer: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["TradeType"];
            status: components["schemas"]["TradeStatus"];
            /** @description Whole shares offered */
            shares: number;
            /** @description Shares of it that have changed hands */
            filled: number;
            price: components["schemas"]["Halalas"];
            total: components["schemas"]["Halalas"];
            /**
             * Format: date-time
             * @description When it was placed
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it lapses
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was met, cancelled or lapsed; null while it stands
             */
            closed_at: string | null;
            /** @description Whether it is the caller's own */
            mine: boolean;
        };
        ShareOfferRequest: {
            type: components["schemas"]["TradeType"];
            /** @description Whole shares */
            shares: number;
            /** @description Limit for one share in halalas, up to 100,000 SAR */
            price: number;
            /**
             * @description How long the offer stands
             * @enum {integer}
             */
            expires_in_days: 1 | 7 | 30 | 90;
        };
        ShareOfferAnswer: {
            /** @description For the success toast */
            message: string;
            share_offer: components["schemas"]["ShareOffer"];
        };
        /**
         * @example {
         *       "shares": 50,
         *       "reserved_shares": 5,
         *       "available_shares": 45,
         *       "average_price": 10000,
         *       "cash": 2500000,
         *       "reserved_cash": 0,
         *       "available_cash": 2500000,
         *       "fee_bp": 50,
         *       "ownership_cap_bp": 2000,
         *       "total_shares": 10000,
         *       "may_buy": 1950
         *     }
         */
        Contribution: {
            /** @description Whole shares held */
            shares: number;
            /** @description Of these in open offers to sell */
            reserved_shares: number;
            /** @description The rest, which may be offered */
            available_shares: number;
            /** @description What a share was bought for on average, null before the first purchase */
            average_price: components["schemas"]["Halalas"] | null;
            cash: components["schemas"]["Halalas"];
            reserved_cash: components["schemas"]["Halalas"];
            available_cash: components["schemas"]["Halalas"];
            /** @description Fee of a trade in basis points (100 are 1 %): a buyer pays it, a seller gets less by it */
            fee_bp: number;
            /** @description What part of all shares one member may own in basis points */
            ownership_cap_bp: number;
            /** @description All shares of the association */
            total_shares: number;
            /** @description Shares until the cap, open offers to buy counted */
            may_buy: number;
        };
        /**
         * @example {
         *       "cash": 2500000,
         *       "reserved_for_offers": 125000,
         *       "reserved_for_payouts": 0,
         *       "available_cash": 2375000,
         *       "iban_end": "7519",
         *       "payable_from": null
         *     }
         */
        Balance: {
            cash: components["schemas"]["Halalas"];
            reserved_for_offers: components["schemas"]["Halalas"];
            reserved_for_payouts: components["schemas"]["Halalas"];
            available_cash: components["schemas"]["Halalas"];
            /** @description Last digits of the IBAN that payouts go to */
            iban_end: string;
            /**
             * Format: date-time
             * @description Payouts are not transferred before: 72 hours after a change of the IBAN; null when nothing waits
             */
            payable_from: string | null;
        };
        BalanceMovement: {
            /** @description Number of the entry */
            id: number;
            /**
             * Format: date
             * @description Its day, in Riyadh
             */
            date: string;
            /**
             * @description What moved the money: `deposit` and `withdrawal` come from and go to the bank
             * @enum {string}
             */
            kind: "deposit" | "withdrawal" | "purchase" | "sale" | "fee";
            /** @description Halalas, negative where it left the balance */
            amount: number;
        };
        /**
         * @example {
         *       "reference": "P-4H7K2M9Q",
         *       "amount": 120000,
         *       "status": "requested",
         *       "iban_end": "7519",
         *       "requested_at": "2026-11-21T08:00:00.000Z",
         *       "payable_from": null,
         *       "decided_at": null,
         *       "reason": null,
         *       "closes_account": false
         *     }
         */
        Payout: {
            /** @description Number of the payout */
            reference: string;
            amount: components["schemas"]["Halalas"];
            /**
             * @description Where it stands
             * @enum {string}
             */
            status: "requested" | "paid" | "rejected" | "cancelled";
            /** @description Last digits of the IBAN it goes to */
            iban_end: string;
            /**
             * Format: date-time
             * @description When it was asked for
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description It is not transferred before: 72 hours after a change of the member's IBAN; null when it does not wait for that
             */
            payable_from: string | null;
            /**
             * Format: date-time
             * @description When it was paid, rejected or cancelled, else null
             */
            decided_at: string | null;
            /** @description Why it was rejected, else null */
            reason: string | null;
            /** @description The account is being closed: it is deleted once every requested payout is paid */
            closes_account: boolean;
        };
        PayoutAnswer: {
            /** @description For the success toast */
            message: string;
            payout: components["schemas"]["Payout"];
        };
        ShareBookLevel: {
            price: components["schemas"]["Halalas"];
            /** @description Whole shares at this price */
            shares: number;
            /** @description In so many offers */
            offers: number;
        };
        /**
         * @example {
         *       "date": "2026-11-20",
         *       "price": 12500,
         *       "low": 12450,
         *       "high": 12600,
         *       "shares": 55
         *     }
         */
        SharePrice: {
            /**
             * Format: date
             * @description The day
             */
            date: string;
            price: components["schemas"]["Halalas"];
            low: components["schemas"]["Halalas"];
            high: components["schemas"]["Halalas"];
            /** @description Shares that changed hands */
            shares: number;
        };
        ShareMovement: {
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Day of the movement
             */
            date: string;
            type: components["schemas"]["TradeType"];
            status: components["schemas"]["TradeStatus"];
            /** @description Whole shares */
            shares: number;
            price: components["schemas"]["Halalas"];
            total: components["schemas"]["Halalas"];
        };
        Order: {
            /** @description Order number */
            number: string;
            /**
             * Format: date
             * @description Day of the order
             */
            date: string;
            price: components["schemas"]["Halalas"];
            /** @description How many units: months of a donation */
            qty: number;
            total: components["schemas"]["Halalas"];
            status: components["schemas"]["TradeStatus"];
            /** @description What one unit is, in words */
            unit: string;
            /** @description Units still to come */
            remaining: number;
            target: components["schemas"]["Target"];
            /** @description Whether `repayOrder` opens a checkout */
            repayable: boolean;
            /** @description Whether `getSubscription` finds a monthly donation under this number */
            subscription: boolean;
        };
        OrderDetails: {
            /** @description Order number */
            number: string;
            /**
             * Format: date
             * @description Day of the order
             */
            date: string;
            price: components["schemas"]["Halalas"];
            /** @description How many units: months of a donation */
            qty: number;
            total: components["schemas"]["Halalas"];
            status: components["schemas"]["TradeStatus"];
            /** @description What one unit is, in words */
            unit: string;
            /** @description Units still to come */
            remaining: number;
            target: components["schemas"]["Target"];
            /** @description Whether `repayOrder` opens a checkout */
            repayable: boolean;
            /** @description Whether `getSubscription` finds a monthly donation under this number */
            subscription: boolean;
            /** @description Halalas given so far */
            paid: number;
            /** @description The name is on the receipt and nowhere else */
            anonymous: boolean;
            /** @description The donor's wish */
            message: string | null;
            /** @description Whom it is a gift for, else null */
            receiver_name: string | null;
            /** @description Of the gift's page, once it is paid */
            gift_code: string | null;
            /** @description Who gives */
            donor_name: string | null;
            /** @description Where receipts are sent */
            donor_email: string | null;
            /** @description Newest first */
            payments: components["schemas"]["Payment"][];
            /** @description Newest first */
            receipts: components["schemas"]["Receipt"][];
        };
        Card: {
            brand: components["schemas"]["Brand"];
            /** @description The end of its number */
            last_four: string;
        };
        /** @description A donation of several months */
        Subscription: {
            /** @description The number of its order */
            number: string;
            target: components["schemas"]["Target"];
            /** @description Halalas of the next charges */
            monthly_price: number;
            /** @description Months in all */
            months: number;
            /** @description Months still to be charged */
            months_left: number;
            /** @description Halalas charged so far */
            given: number;
            /**
             * @description `failed`: the card was declined too often, another one is needed
             * @enum {string}
             */
            status: "active" | "paused" | "failed" | "cancelled" | "completed";
            /**
             * Format: date
             * @description Day of the first charge
             */
            started_on: string;
            /**
             * Format: date
             * @description Day of the next charge, in Riyadh; null when none comes
             */
            next_charge_on: string | null;
            /**
             * Format: date
             * @description Day on which a declined charge is tried again, else null
             */
            retry_on: string | null;
            /** @description The card that is charged */
            card: components["schemas"]["Card"] | null;
        };
        SubscriptionDetails: {
            /** @description The number of its order */
            number: string;
            target: components["schemas"]["Target"];
            /** @description Halalas of the next charges */
            monthly_price: number;
            /** @description Months in all */
            months: number;
            /** @description Months still to be charged */
            months_left: number;
            /** @description Halalas charged so far */
            given: number;
            /**
             * @description `failed`: the card was declined too often, another one is needed
             * @enum {string}
             */
            status: "active" | "paused" | "failed" | "cancelled" | "completed";
            /**
             * Format: date
             * @description Day of the first charge
             */
            started_on: string;
            /**
             * Format: date
             * @description Day of the next charge, in Riyadh; null when none comes
             */
            next_charge_on: string | null;
            /**
             * Format: date
             * @description Day on which a declined charge is tried again, else null
             */
            retry_on: string | null;
            /** @description The card that is charged */
            card: components["schemas"]["Card"] | null;
            /** @description Newest first */
            payments: components["schemas"]["Payment"][];
            /** @description Newest first */
            receipts: components["schemas"]["Receipt"][];
        };
        User: {
            id: components["schemas"]["Id"];
            /** @description First name */
            firstname: string;
            /** @description Family name */
            lastname: string;
            /**
             * Format: email
             * @description E-mail address, null when none was given
             */
            email: string | null;
            /** @description Whether the address is confirmed by a code; only then it signs in and recovers the account */
            email_confirmed: boolean;
            /** @description Whether messages to the address came back; it gets only codes until it is confirmed again */
            email_bounced: boolean;
            phone: {
                /** @description Mobile phone */
                phone: string;
            };
            /** @description Whether the association has admitted the user */
            is_member: boolean;
            /** @description Roles and permissions: `member` of every member, `trade` of one who may place share offers */
            scope: string[];
            /** @description The member's record, null for a non-member */
            member: components["schemas"]["Member"] | null;
            /**
             * Format: date-time
             * @description When the account was opened
             */
            created_at: string;
        };
        Member: {
            /** @description Membership number */
            mem_no: string;
            /**
             * Format: date
             * @description Day of admission
             */
            mem_date: string;
            /** @description Number of the contribution */
            contribution_no: string;
            /** @description Form of address, a code of the lookup `titles` */
            title: string;
            /** @description Full name as on the identity card, in Arabic where the card has it */
            name: string;
            /** @description Full name in Latin letters as on the identity card, for documents in English; null where it is not known */
            name_en: string | null;
            /** @description National ID or Iqama */
            national_id: string;
            /** @description Type of membership */
            type_id: number;
            /** @description Bank, a code of the lookup `banks` */
            bank: string;
            /** @description Branch of the bank */
            branch: string | null;
            /** @description Number of the bank's branch */
            branch_no: string | null;
            /** @description Account number */
            account_no: string;
            /** @description IBAN without spaces */
            iban_no: string;
            /** @description Country */
            country_id: number;
            /** @description Province */
            state_id: number;
            /** @description Region */
            region_id: number;
            /** @description City, a code of the lookup `cities` */
            city: string;
            /** @description District */
            district: string;
            /** @description Street */
            street: string;
            /** @description Building number */
            building_no: string;
            /** @description Unit number */
            unit_no: string | null;
            /** @description Postal code */
            postal_code: string;
            /** @description Additional number */
            additional_no: string | null;
            /** @description Whole shares held now */
            shares_count: number;
            /**
             * Format: date
             * @description Date of birth
             */
            birthdate: string;
            /** @description Nationality, a code of the lookup `nationalities` */
            nationality: string;
            /** @description Education, a code of the lookup `qualifications` */
            qualification: string;
            /** @description Occupation */
            job_title: string | null;
            /** @description A few words about oneself */
            bio: string | null;
            /**
             * @description Gender
             * @enum {string}
             */
            gender: "male" | "female";
        };
        MemberRequest: {
            /** @description Full name as on the identity card, in Arabic where the card has it */
            name: string;
            /** @description Full name in Latin letters as on the identity card, for documents in English */
            name_en?: string;
            /** @description Form of address, a code of the lookup `titles` */
            title: string;
            /** @description National ID or Iqama, its check digit right; no two members have the same */
            national_id: string;
            /** @description Membership number of whoever was admitted on paper; `mem_date` and `contribution_no` belong to it */
            mem_no?: string;
            /**
             * Format: date
             * @description Day of admission on paper
             */
            mem_date?: string;
            /** @description Number of the contribution on paper */
            contribution_no?: string;
            /** @description Type of membership, of the lookup `member_types` */
            type_id: number;
            /** @description Code of the lookup `banks`; the IBAN must be of this bank */
            bank: string;
            /** @description Branch of the bank */
            branch?: string;
            /** @description Number of the bank's branch */
            branch_no?: string;
            /** @description Account number: the last 18 digits of the IBAN, with or without the zeros that fill it up */
            account_no: string;
            /** @description IBAN without spaces, its check digits right */
            iban_no: string;
            /** @description Country, of the lookup `countries` */
            country_id: number;
            /** @description Region of the country, of the lookup `states` */
            state_id: number;
            /** @description Governorate of the state, of the lookup `regions` */
            region_id: number;
            /** @description City of the region, a code of the lookup `cities` */
            city: string;
            /** @description District */
            district: string;
            /** @description Street */
            street: string;
            /** @description Building number */
            building_no: string;
            /** @description Unit number */
            unit_no?: string;
            /** @description Postal code */
            postal_code: string;
            /** @description Additional number */
            additional_no?: string;
            /** @description Whole shares subscribed, within `membership_terms` */
            shares_count: number;
            /**
             * Format: date
             * @description Date of birth; members are 18 or older
             */
            birthdate: string;
            /** @description A code of the lookup `nationalities` */
            nationality: string;
            /** @description Education, a code of the lookup `qualifications` */
            qualification: string;
            /** @description Occupation */
            job_title?: string;
            /** @description A few words about oneself */
            bio?: string;
            /**
             * @description Gender
             * @enum {string}
             */
            gender: "male" | "female";
        };
        /** @description What is still stored of an application. An open one has every field that was sent, a rejected one lacks the national ID, the bank account and the birth date, and a decided one in the end has only the shares. */
        MemberApplicationFields: {
            /** @description Full name as on the identity card, in Arabic where the card has it */
            name?: string;
            /** @description Full name in Latin letters as on the identity card, for documents in English */
            name_en?: string;
            /** @description Form of address, a code of the lookup `titles` */
            title?: string;
            /** @description National ID or Iqama, its check digit right; no two members have the same */
            national_id?: string;
            /** @description Membership number of whoever was admitted on paper; `mem_date` and `contribution_no` belong to it */
            mem_no?: string;
            /**
             * Format: date
             * @description Day of admission on paper
             */
            mem_date?: string;
            /** @description Number of the contribution on paper */
            contribution_no?: string;
            /** @description Type of membership, of the lookup `member_types` */
            type_id?: number;
            /** @description Code of the lookup `banks`; the IBAN must be of this bank */
            bank?: string;
            /** @description Branch of the bank */
            branch?: string;
            /** @description Number of the bank's branch */
            branch_no?: string;
            /** @description Account number: the last 18 digits of the IBAN, with or without the zeros that fill it up */
            account_no?: string;
            /** @description IBAN without spaces, its check digits right */
            iban_no?: string;
            /** @description Country, of the lookup `countries` */
            country_id?: number;
            /** @description Region of the country, of the lookup `states` */
            state_id?: number;
            /** @description Governorate of the state, of the lookup `regions` */
            region_id?: number;
            /** @description City of the region, a code of the lookup `cities` */
            city?: string;
            /** @description District */
            district?: string;
            /** @description Street */
            street?: string;
            /** @description Building number */
            building_no?: string;
            /** @description Unit number */
            unit_no?: string;
            /** @description Postal code */
            postal_code?: string;
            /** @description Additional number */
            additional_no?: string;
            /** @description Whole shares subscribed, within `membership_terms` */
            shares_count: number;
            /**
             * Format: date
             * @description Date of birth; members are 18 or older
             */
            birthdate?: string;
            /** @description A code of the lookup `nationalities` */
            nationality?: string;
            /** @description Education, a code of the lookup `qualifications` */
            qualification?: string;
            /** @description Occupation */
            job_title?: string;
            /** @description A few words about oneself */
            bio?: string;
            /**
             * @description Gender
             * @enum {string}
             */
            gender?: "male" | "female";
        };
        MemberAddress: {
            /** @description Country, of the lookup `countries` */
            country_id: number;
            /** @description Region of the country, of the lookup `states` */
            state_id: number;
            /** @description Governorate of the state, of the lookup `regions` */
            region_id: number;
            /** @description City of the region, a code of the lookup `cities` */
            city: string;
            /** @description District */
            district: string;
            /** @description Street */
            street: string;
            /** @description Building number */
            building_no: string;
            /** @description Unit number */
            unit_no?: string;
            /** @description Postal code */
            postal_code: string;
            /** @description Additional number */
            additional_no?: string;
        };
        MemberBank: {
            /** @description Code of the lookup `banks`; the IBAN must be of this bank */
            bank: string;
            /** @description Branch of the bank */
            branch?: string;
            /** @description Number of the bank's branch */
            branch_no?: string;
            /** @description Account number: the last 18 digits of the IBAN, with or without the zeros that fill it up */
            account_no: string;
            /** @description IBAN without spaces, its check digits right */
            iban_no: string;
        };
        MemberInfo: {
            /** @description Form of address, a code of the lookup `titles` */
            title: string;
            /** @description Education, a code of the lookup `qualifications` */
            qualification: string;
            /** @description Occupation */
            job_title?: string;
            /** @description Full name in Latin letters as on the identity card. May be added while it is null; later only the association changes it */
            name_en?: string;
            /** @description A few words about oneself */
            bio?: string;
        };
        /**
         * @example {
         *       "reference": "A-4H7K2M9Q",
         *       "status": "applied",
         *       "reason": null,
         *       "applied_at": "2026-11-21T08:00:00.000Z",
         *       "decided_at": null,
         *       "shares_count": 10,
         *       "share_price": 12500,
         *       "total": 125000,
         *       "fields": {
         *         "name": "خالد بن سعد المطيري",
         *         "title": "mr",
         *         "national_id": "1084329752",
         *         "type_id": 1,
         *         "bank": "80",
         *         "branch": "فرع بريدة",
         *         "branch_no": "204",
         *         "account_no": "000000608010167519",
         *         "iban_no": "SA0380000000608010167519",
         *         "country_id": 1,
         *         "state_id": 5,
         *         "region_id": 1,
         *         "city": "buraydah",
         *         "district": "حي الفايزية",
         *         "street": "طريق الملك فهد",
         *         "building_no": "7316",
         *         "unit_no": "4",
         *         "postal_code": "52383",
         *         "additional_no": "2204",
         *         "shares_count": 10,
         *         "birthdate": "1990-02-11",
         *         "nationality": "SA",
         *         "qualification": "bachelor",
         *         "job_title": "معلّم",
         *         "bio": "أحب العمل مع الجيران.",
         *         "gender": "male"
         *       }
         *     }
         */
        MemberApplication: {
            /** @description Number of the application */
            reference: string;
            /**
             * @description Where it stands: `applied` is under review, `accepted` waits for the payment of the shares, `approved` is a member
             * @enum {string}
             */
            status: "applied" | "accepted" | "approved" | "rejected";
            /** @description Why it was rejected, null where it was not */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it came in
             */
            applied_at: string;
            /**
             * Format: date-time
             * @description When it was decided, null while it is open
             */
            decided_at: string | null;
            /** @description Whole shares subscribed */
            shares_count: number;
            share_price: components["schemas"]["Halalas"];
            total: components["schemas"]["Halalas"];
            fields: components["schemas"]["MemberApplicationFields"];
        };
        MemberApplicationAnswer: {
            /** @description For the success toast */
            message: string;
            member_application: components["schemas"]["MemberApplication"];
        };
        /**
         * @example {
         *       "share_price": 12500,
         *       "shares_min": 5,
         *       "shares_max": 2000
         *     }
         */
        MembershipTerms: {
            share_price: components["schemas"]["Halalas"];
            /** @description Fewest shares of a new member */
            shares_min: number;
            /** @description Most shares of a new member, by the ownership cap */
            shares_max: number;
        };
        Lookup: {
            /** @description What is sent */
            code: string;
            /** @description What is shown */
            name: string;
        };
        Lookups: {
            /** @description Countries, the association's own first */
            countries: {
                id: components["schemas"]["Id"];
                /** @description ISO 3166 code */
                code: string;
                /** @description What is shown */
                name: string;
            }[];
            /** @description What a country is divided into */
            states: {
                id: components["schemas"]["Id"];
                country_id: components["schemas"]["Id"];
                /** @description What is shown */
                name: string;
            }[];
            /** @description What a state is divided into */
            regions: {
                id: components["schemas"]["Id"];
                state_id: components["schemas"]["Id"];
                /** @description What is shown */
                name: string;
            }[];
            /** @description Cities of the regions */
            cities: {
                /** @description What is sent */
                code: string;
                region_id: components["schemas"]["Id"];
                /** @description What is shown */
                name: string;
            }[];
            /** @description Banks by the two digits that stand for them in an IBAN */
            banks: components["schemas"]["Lookup"][];
            /** @description Types of membership */
            member_types: {
                id: components["schemas"]["Id"];
                /** @description What is shown */
                name: string;
                /** @description Whom it is for */
                description: string;
            }[];
            /** @description Forms of address */
            titles: components["schemas"]["Lookup"][];
            /** @description Education */
            qualifications: components["schemas"]["Lookup"][];
            /** @description Nationalities by ISO 3166 code */
            nationalities: components["schemas"]["Lookup"][];
        };
        Notification: {
            id: components["schemas"]["Id"];
            /** @description Headline */
            title: string;
            /** @description What happened */
            text: string;
            /**
             * Format: date-time
             * @description When it was sent
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was read, null while unread
             */
            read_at: string | null;
        };
    };
    responses: {
        /** @description Done */
        Done: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "تم تسجيل الخروج"
                 *     }
                 */
                "application/json": {
                    /** @description For the success toast */
                    message: string;
                };
            };
        };
        /** @description The body is not JSON, or the request cannot be read */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "تعذّرت قراءة الطلب",
                 *       "code": "bad_request",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that is unknown, revoked or expired */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "يجب تسجيل الدخول أولًا",
                 *       "code": "unauthenticated",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in, but not allowed to; `confirmation_required`: allowed after `/api/session-confirmation`; `second_factor_required`: the password is right, and the account needs a second factor */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "هذه الصفحة للأعضاء فقط",
                 *       "code": "forbidden",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "تعذّر العثور على هذه الصفحة",
                 *       "code": "not_found",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It contradicts what is there: the idempotency key was used for something else, or shares, money or the offer are not there to do it, or there is nothing to certify, or a code is worth nothing any more. `code` tells which, `errors` names the field where one is at fault. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "استُخدم هذا المفتاح لطلب آخر",
                 *       "code": "conflict",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is over 64 kB */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "الطلب أكبر من المسموح",
                 *       "code": "payload_too_large",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json` */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "نوع المحتوى غير مدعوم",
                 *       "code": "unsupported_media_type",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Fields or parameters are at fault; `errors` names each */
        Validation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "يرجى مراجعة الحقول المحددة",
                 *       "code": "validation",
                 *       "errors": {
                 *         "phone": [
                 *           "حقل رقم الجوال مطلوب"
                 *         ]
                 *       },
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Too many attempts */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "محاولات كثيرة، يرجى المحاولة لاحقًا",
                 *       "code": "rate_limited",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something broke on the server; the log has it under the request id */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "حدث خطأ ما",
                 *       "code": "server_error",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server cannot answer now; try again */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "الخدمة غير متاحة الآن، يرجى المحاولة لاحقًا",
                 *       "code": "unavailable",
                 *       "request_id": "6f1c0d1e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of every text of the answer. Anything else than the two is read as `ar`.
         * @example ar
         */
        Locale: "ar" | "en";
        /**
         * @description The caller's offset from UTC in hours, half hours as `:30`
         * @example UTC +3
         */
        Timezone: string;
        /**
         * @description The entity's name in addresses
         * @example buraydah
         */
        Slug: string;
        /**
         * @description Which page, from 1. A page after the last is empty.
         * @example 1
         */
        Page: number;
        /**
         * @description Entries on a page
         * @example 12
         */
        PerPage: number;
        /**
         * @description The order
         * @example T-8K2MQ9XB
         */
        OrderNumber: string;
        /**
         * @description The code of the order's link, for whoever gave without signing in
         * @example 5yYHmW0cSLe1oXUo2b9dKw
         */
        OrderCode: string;
        /**
         * @description The checkout
         * @example 5yYHmW0cSLe1oXUo2b9dKw
         */
        CheckoutId: string;
        /**
         * @description The receipt
         * @example R-2026-000017
         */
        ReceiptNumber: string;
        /**
         * @description The code of a receipt, as its QR has it
         * @example 9Qe2mW0cSLe1oXUo2b9dKw
         */
        ReceiptCode: string;
        /**
         * @description The code of a share certificate, as its QR has it
         * @example 4tYc8nPzQkGm2vXwJr7HsA
         */
        CertificateCode: string;
        /**
         * @description The code of the gift's link
         * @example 3kYHmW0cSLe1oXUo
         */
        GiftCode: string;
        /**
         * @description Gregorian year, no later than the one that runs
         * @example 2026
         */
        StatementYear: number;
        /**
         * @description Only donors of this kind of target
         * @example program
         */
        DonorTarget: components["schemas"]["TargetType"];
        /**
         * @description Only donors of this program or product
         * @example suqya-alnakheel
         */
        DonorSlug: string;
        /**
         * @description The offer
         * @example 17
         */
        OfferId: number;
        /**
         * @description The change that was asked for
         * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
         */
        ContactChangeId: string;
        /**
         * @description Number of a payout
         * @example P-4H7K2M9Q
         */
        PayoutReference: string;
        /**
         * @description The session
         * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
         */
        SessionId: string;
        /**
         * @description The passkey
         * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
         */
        PasskeyId: string;
        /**
         * @description The notification
         * @example 3
         */
        NotificationId: number;
        /**
         * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
         *     The same key with other content answers 409.
         * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
         */
        IdempotencyKey: string;
        /**
         * @description Only purchases or only sales
         * @example sell
         */
        TradeType: components["schemas"]["TradeType"];
        /**
         * @description Only what stands so
         * @example succeeded
         */
        TradeStatus: components["schemas"]["TradeStatus"];
        /**
         * @description First day
         * @example 2026-01-01
         */
        FromDay: string;
        /**
         * @description Last day
         * @example 2026-12-31
         */
        ToDay: string;
    };
    requestBodies: never;
    headers: {
        /** @description The same as `request_id` in the body */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "failing_jobs": [
                     *         {
                     *           "name": "delivery",
                     *           "succeeded_at": "2026-11-25T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Always `ok`
                         * @constant
                         */
                        status: "ok";
                        /** @description Periodic jobs of the servers that have failed three times or more in a row. They run again by themselves; visitors may be served meanwhile. */
                        failing_jobs: {
                            name: string;
                            /**
                             * Format: date-time
                             * @description Last success; null before the first
                             */
                            succeeded_at: string | null;
                        }[];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "branches": []
                     *     }
                     */
                    "application/json": {
                        /** @description Main branch first, then as the association orders them */
                        branches: components["schemas"]["Branch"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBranch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The entity's name in addresses
                 * @example buraydah
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        branch: components["schemas"]["Branch"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettings: {
        parameters: {
            query?: {
                /**
                 * @description The settings are always asked for and answered unpaginated
                 * @example all
                 */
                pagination?: "all";
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, each type once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "settings": [
                     *         {
                     *           "type": "association_name",
                     *           "value": "جمعية تعاون التعاونية"
                     *         },
                     *         {
                     *           "type": "currency",
                     *           "value": "SAR"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Hold it as a map from type to value */
                        settings: components["schemas"]["Setting"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPageSettings: {
        parameters: {
            query?: {
                /**
                 * @description The page, for example identity, home, about-us, privacy-policy, terms-conditions, 2030_vision, org_guide, member-register, last-step
                 * @example identity
                 */
                page_name?: string;
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page's settings, each type once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "page_settings": [
                     *         {
                     *           "type": "about",
                     *           "value": "<p>…</p>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        page_settings: components["schemas"]["PageSetting"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "notifications": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Counts"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSignUpCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "نورة",
                 *       "lastname": "العتيبي",
                 *       "phone": "0551234567",
                 *       "email": "noura@mail.example",
                 *       "password": "nakhla-9",
                 *       "confirm_password": "nakhla-9"
                 *     }
                 */
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description A code is on its way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        sign_up: components["schemas"]["PendingSignUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "نورة",
                 *       "lastname": "العتيبي",
                 *       "phone": "0551234567",
                 *       "email": "noura@mail.example",
                 *       "password": "nakhla-9",
                 *       "confirm_password": "nakhla-9",
                 *       "sign_up_id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
                 *       "code": "493027"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
                /**
                 * @example {
                 *       "firstname": "نورة",
                 *       "lastname": "العتيبي",
                 *       "phone": "0551234567",
                 *       "email": "noura@mail.example",
                 *       "password": "nakhla-9",
                 *       "confirm_password": "nakhla-9",
                 *       "sign_up_id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
                 *       "code": "493027"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account is open */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "0500000001",
                 *       "password": "taawun-1"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge_id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
                 *       "credential": {
                 *         "id": "rH5s8Zb1Qm9kT2yW",
                 *         "rawId": "rH5s8Zb1Qm9kT2yW",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
                 *           "signature": "MEUCIQDK"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description The token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "نورة",
                 *       "lastname": "العتيبي"
                 *     }
                 */
                "application/json": components["schemas"]["UserNames"];
            };
        };
        responses: {
            /** @description The user as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "0500000002"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "4qY1r0m8v2bN6kC3xW7pL5sT9dF0aG2hJ4eR6uI8oQ0",
                 *       "password": "nakhla-9",
                 *       "confirm_password": "nakhla-9"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "taawun-2",
                 *       "new_password": "nakhla-9",
                 *       "confirm_password": "nakhla-9"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPhoneChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "0551234567"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            /** @description A code is on its way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        contact_change: components["schemas"]["ContactChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noura@mail.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description A code is on its way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        contact_change: components["schemas"]["ContactChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmContactChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The change that was asked for
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                id: components["parameters"]["ContactChangeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "493027"
                 *     }
                 */
                "application/json": components["schemas"]["OneTimeCode"];
            };
        };
        responses: {
            /** @description The user as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    /** @description The name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The session
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "password",
                 *       "password": "taawun-demo"
                 *     }
                 */
                "application/json": components["schemas"]["SessionConfirmation"];
            };
        };
        responses: {
            /** @description The session is confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description From then on, operations with `x-confirmation` need a new confirmation
                         */
                        confirmed_until: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignInSecurity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys and two-step sign-in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInSecurity"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The challenge */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The options */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge_id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
                 *       "name": "جوال نورة",
                 *       "credential": {
                 *         "id": "rH5s8Zb1Qm9kT2yW",
                 *         "rawId": "rH5s8Zb1Qm9kT2yW",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *           "attestationObject": "o2NmbXRkbm9uZQ",
                 *           "transports": [
                 *             "internal"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        passkey: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The passkey
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The passkey
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "حاسوب العمل"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkey as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        passkey: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestTwoStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableTwoStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "493027"
                 *     }
                 */
                "application/json": components["schemas"]["OneTimeCode"];
            };
        };
        responses: {
            /** @description It is on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        recovery_codes: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The new codes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        recovery_codes: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAccountDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "4qY1r0m8v2bN6kC3xW7pL5sT9dF0aG2hJ4eR6uI8oQ0"
                 *     }
                 */
                "application/json": components["schemas"]["DeletionToken"];
            };
        };
        responses: {
            /** @description What has become of the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        member: components["schemas"]["Member"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyForMembership: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "خالد بن سعد المطيري",
                 *       "title": "mr",
                 *       "national_id": "1084329752",
                 *       "type_id": 1,
                 *       "bank": "80",
                 *       "branch": "فرع بريدة",
                 *       "branch_no": "204",
                 *       "account_no": "000000608010167519",
                 *       "iban_no": "SA0380000000608010167519",
                 *       "country_id": 1,
                 *       "state_id": 5,
                 *       "region_id": 1,
                 *       "city": "buraydah",
                 *       "district": "حي الفايزية",
                 *       "street": "طريق الملك فهد",
                 *       "building_no": "7316",
                 *       "unit_no": "4",
                 *       "postal_code": "52383",
                 *       "additional_no": "2204",
                 *       "shares_count": 10,
                 *       "birthdate": "1990-02-11",
                 *       "nationality": "SA",
                 *       "qualification": "bachelor",
                 *       "job_title": "معلّم",
                 *       "bio": "أحب العمل مع الجيران.",
                 *       "gender": "male"
                 *     }
                 */
                "application/json": components["schemas"]["MemberRequest"];
            };
        };
        responses: {
            /** @description The application as it stands */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMemberAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country_id": 1,
                 *       "state_id": 5,
                 *       "region_id": 1,
                 *       "city": "buraydah",
                 *       "district": "حي الفايزية",
                 *       "street": "طريق الملك فهد",
                 *       "building_no": "7316",
                 *       "unit_no": "4",
                 *       "postal_code": "52383",
                 *       "additional_no": "2204"
                 *     }
                 */
                "application/json": components["schemas"]["MemberAddress"];
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        member: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMemberBank: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank": "80",
                 *       "branch": "فرع بريدة",
                 *       "branch_no": "204",
                 *       "account_no": "000000608010167519",
                 *       "iban_no": "SA0380000000608010167519"
                 *     }
                 */
                "application/json": components["schemas"]["MemberBank"];
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        member: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMemberInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "mr",
                 *       "qualification": "bachelor",
                 *       "job_title": "معلّم",
                 *       "bio": "أحب العمل مع الجيران."
                 *     }
                 */
                "application/json": components["schemas"]["MemberInfo"];
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        member: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application and the terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null for whoever has not applied */
                        member_application: components["schemas"]["MemberApplication"] | null;
                        membership_terms: components["schemas"]["MembershipTerms"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawMemberApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSharesCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brand": "mada"
                 *     }
                 */
                "application/json": components["schemas"]["BrandChoice"];
            };
        };
        responses: {
            /** @description The checkout */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedCheckout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLookups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every list, in the order in which it is shown */
            200: {
                headers: {
                    /** @description Changes with the lists */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lookups: components["schemas"]["Lookups"];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShareMovements: {
        parameters: {
            query?: {
                /**
                 * @description Only purchases or only sales
                 * @example sell
                 */
                type?: components["parameters"]["TradeType"];
                /**
                 * @description Only what stands so
                 * @example succeeded
                 */
                status?: components["parameters"]["TradeStatus"];
                /**
                 * @description First day
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Last day
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of movements, and the shares held in all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        share_movements: components["schemas"]["ShareMovement"][];
                        /** @description Whole shares held now; the sum of every succeeded movement */
                        balance: number;
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["Order"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["OrderDetails"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    repayOrder: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brand": "mada"
                 *     }
                 */
                "application/json": components["schemas"]["BrandChoice"];
            };
        };
        responses: {
            /** @description The checkout */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedCheckout"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscriptions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subscriptions: components["schemas"]["Subscription"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subscription: components["schemas"]["SubscriptionDetails"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "months": 1
                 *     }
                 */
                "application/json": components["schemas"]["PauseRequest"];
            };
        };
        responses: {
            /** @description The subscription as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For people, in the language of `X-locale` */
                        message: string;
                        subscription: components["schemas"]["SubscriptionDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSubscriptionAmount: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "monthly_price": 7500
                 *     }
                 */
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The subscription as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For people, in the language of `X-locale` */
                        message: string;
                        subscription: components["schemas"]["SubscriptionDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The subscription as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For people, in the language of `X-locale` */
                        message: string;
                        subscription: components["schemas"]["SubscriptionDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The subscription as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For people, in the language of `X-locale` */
                        message: string;
                        subscription: components["schemas"]["SubscriptionDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSubscriptionCard: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The order
                 * @example T-8K2MQ9XB
                 */
                number: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brand": "visa"
                 *     }
                 */
                "application/json": components["schemas"]["BrandChoice"];
            };
        };
        responses: {
            /** @description The checkout */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedCheckout"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /**
                 * @description First day
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Last day
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        receipts: components["schemas"]["Receipt"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: {
                /**
                 * @description The code of the order's link, for whoever gave without signing in
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                code?: components["parameters"]["OrderCode"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The receipt
                 * @example R-2026-000017
                 */
                receipt_number: components["parameters"]["ReceiptNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGivingStatement: {
        parameters: {
            query?: {
                /**
                 * @description Gregorian year, no later than the one that runs
                 * @example 2026
                 */
                year?: components["parameters"]["StatementYear"];
                /**
                 * @description First day
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Last day
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["ToDay"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notifications: components["schemas"]["Notification"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Counts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The notification
                 * @example 3
                 */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Counts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /**
                 * @description Words to find in title and excerpt, in either language, letter case and Arabic diacritics aside
                 * @example موسم
                 */
                search?: string;
                /**
                 * @description Only news with the tag of this slug
                 * @example agriculture
                 */
                tag?: string;
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of news, and every tag there is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        news: components["schemas"]["NewsSummary"][];
                        /** @description Every tag in use */
                        tags: components["schemas"]["Tag"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The entity's name in addresses
                 * @example buraydah
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        news: components["schemas"]["News"];
                        /** @description Those that share a tag first, then the newest; never the news itself */
                        related: components["schemas"]["NewsSummary"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrograms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        programs: components["schemas"]["Program"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProgram: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The entity's name in addresses
                 * @example buraydah
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        program: components["schemas"]["Program"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Program"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        services: components["schemas"]["Service"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The entity's name in addresses
                 * @example buraydah
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        service: components["schemas"]["Service"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway and its brands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_methods: components["schemas"]["PaymentMethods"];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target_type": "general",
                 *       "monthly_price": 5000,
                 *       "months": 12,
                 *       "brand": "mada",
                 *       "idempotency_key": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e"
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The checkout */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedCheckout"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The checkout
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                checkout_id: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkout_state: components["schemas"]["CheckoutState"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The checkout
                 * @example 5yYHmW0cSLe1oXUo2b9dKw
                 */
                checkout_id: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkout_state: components["schemas"]["CheckoutState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The code of a receipt, as its QR has it
                 * @example 9Qe2mW0cSLe1oXUo2b9dKw
                 */
                receipt_code: components["parameters"]["ReceiptCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the association has issued under this code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        receipt_verification: components["schemas"]["ReceiptVerification"];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The code of a share certificate, as its QR has it
                 * @example 4tYc8nPzQkGm2vXwJr7HsA
                 */
                certificate_code: components["parameters"]["CertificateCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate that the association has issued under this code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certificate_verification: components["schemas"]["CertificateVerification"];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The code of the gift's link
                 * @example 3kYHmW0cSLe1oXUo
                 */
                gift_code: components["parameters"]["GiftCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        gift: components["schemas"]["Gift"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDonors: {
        parameters: {
            query?: {
                /**
                 * @description Only donors of this kind of target
                 * @example program
                 */
                target_type?: components["parameters"]["DonorTarget"];
                /**
                 * @description Only donors of this program or product
                 * @example suqya-alnakheel
                 */
                target_slug?: components["parameters"]["DonorSlug"];
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the wall */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        donors: components["schemas"]["Donor"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCouncil: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members of the council */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        council: components["schemas"]["CouncilMember"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupporters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supporters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        supporters: components["schemas"]["Supporter"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGalleries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The galleries with their pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        galleries: components["schemas"]["Gallery"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        videos: components["schemas"]["Video"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only documents of this group
                 * @example policy
                 */
                group?: components["schemas"]["DocumentGroup"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: components["schemas"]["Document"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatistics: {
        parameters: {
            query?: {
                /**
                 * @description Only figures of this group
                 * @example home
                 */
                group?: components["schemas"]["StatisticGroup"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statistics: components["schemas"]["Statistic"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTopics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        topics: components["schemas"]["Topic"][];
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per message a person means to send
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_name": "نورة العتيبي",
                 *       "user_email": "noura@mail.example",
                 *       "topic_id": 1,
                 *       "message": "أقترح تمديد ساعات العمل في فرع بريدة."
                 *     }
                 */
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The message is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the success toast */
                        message: string;
                        /**
                         * @description To quote when asking about it
                         * @example C-7K2MQ9XB
                         */
                        reference: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendPageFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "/about-us",
                 *       "useful": false,
                 *       "text": "لم أجد تاريخ آخر اجتماع للجمعية العمومية."
                 *     }
                 */
                "application/json": components["schemas"]["PageFeedback"];
            };
        };
        responses: {
            /** @description The feedback is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The page as it is counted, in every language and under its one address */
                        page_feedback: {
                            /** @description Without its language */
                            path: string;
                            /** @description What the visitor said */
                            useful: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShareOffers: {
        parameters: {
            query?: {
                /**
                 * @description Only purchases or only sales
                 * @example sell
                 */
                type?: components["parameters"]["TradeType"];
                /**
                 * @description Only what stands so
                 * @example succeeded
                 */
                status?: components["parameters"]["TradeStatus"];
                /**
                 * @description Only the caller's own offers
                 * @example true
                 */
                mine?: boolean;
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        share_offers: components["schemas"]["ShareOffer"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeShareOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "sell",
                 *       "shares": 5,
                 *       "price": 12500,
                 *       "expires_in_days": 30
                 *     }
                 */
                "application/json": components["schemas"]["ShareOfferRequest"];
            };
        };
        responses: {
            /** @description The offer, with what of it was traded at once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareOfferAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShareOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path: {
                /**
                 * @description The offer
                 * @example 17
                 */
                id: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        share_offer: components["schemas"]["ShareOffer"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelShareOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The offer
                 * @example 17
                 */
                id: components["parameters"]["OfferId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The offer as it ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareOfferAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacedShareOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, or that there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null where no offer was changed under the key */
                        share_offer: components["schemas"]["ShareOffer"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContribution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shares, money and limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contribution: components["schemas"]["Contribution"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1. A page after the last is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries on a page
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance and one page of its movements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balance: components["schemas"]["Balance"];
                        balance_movements: components["schemas"]["BalanceMovement"][];
                        payouts: components["schemas"]["Payout"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBalanceCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 250000,
                 *       "brand": "mada"
                 *     }
                 */
                "application/json": components["schemas"]["BalanceRequest"];
            };
        };
        responses: {
            /** @description The checkout */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedCheckout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPayout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 120000
                 *     }
                 */
                "application/json": components["schemas"]["PayoutRequest"];
            };
        };
        responses: {
            /** @description The payout */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPayout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
                /**
                 * @description One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.
                 *     The same key with other content answers 409.
                 * @example 0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Number of a payout
                 * @example P-4H7K2M9Q
                 */
                reference: components["parameters"]["PayoutReference"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The payout as it ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShareBook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both sides */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        share_book: {
                            /** @description Who wants to buy, the highest price first */
                            buy: components["schemas"]["ShareBookLevel"][];
                            /** @description Who wants to sell, the lowest price first */
                            sell: components["schemas"]["ShareBookLevel"][];
                        };
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSharePrices: {
        parameters: {
            query?: {
                /**
                 * @description First day
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Last day
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["ToDay"];
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry a day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        share_prices: components["schemas"]["SharePrice"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShareCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShareStatement: {
        parameters: {
            query: {
                /**
                 * @description Gregorian year, no later than the one that runs
                 * @example 2026
                 */
                year: number;
            };
            header?: {
                /**
                 * @description Language of every text of the answer. Anything else than the two is read as `ar`.
                 * @example ar
                 */
                "X-locale"?: components["parameters"]["Locale"];
                /**
                 * @description The caller's offset from UTC in hours, half hours as `:30`
                 * @example UTC +3
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
