// Generated from openapi.yaml by tools/dev/codegen/generate.ts. Do not edit.
/** openapi.yaml as data. */
export const contract: Record<string, unknown> = {
 "openapi": "3.1.0",
 "info": {
  "title": "Taawun",
  "version": "0.1.0",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  },
  "description": "The API of a cooperative association: public content, sign-in, membership, shares and donations.\n\n- Texts are plain strings in the language of `X-locale`. Money is integer halalas (100 halalas = 1 SAR), shares are whole numbers.\n- Dates are ISO 8601: `YYYY-MM-DD`, or a full timestamp in UTC with `Z`.\n- Every failure answers with `Error`: a `code` for programs, a `message` for people, `errors` keyed by field name where fields are\n  at fault, and the `request_id` that is also in the `X-Request-Id` header.\n- An unknown path answers 404 and a known path with another method 405, in the same form.\n- `x-auth` says who may call: `none` (anybody; a valid token is used when it comes), `user` (signed in), `member` (signed in and a member).\n- `x-confirmation` marks operations that need a session whose user has proven their identity within the last 10 minutes: by signing in, or by\n  `/api/session-confirmation`. Otherwise they answer 403 `confirmation_required`, and an idempotency key is not used up.\n"
 },
 "servers": [
  {
   "url": "/",
   "description": "The portal's own origin"
  }
 ],
 "tags": [
  {
   "name": "association",
   "description": "Settings, pages, branches, people, figures"
  },
  {
   "name": "content",
   "description": "News, media, documents"
  },
  {
   "name": "giving",
   "description": "Programs, products, services, donations"
  },
  {
   "name": "account",
   "description": "Sign-up, sign-in and what belongs to the signed-in user"
  },
  {
   "name": "contact",
   "description": "Complaints and suggestions"
  },
  {
   "name": "membership",
   "description": "Applications for membership and the lists they choose from"
  },
  {
   "name": "shares",
   "description": "Shares and share offers"
  },
  {
   "name": "system",
   "description": "For operators"
  }
 ],
 "paths": {
  "/api/health": {
   "get": {
    "operationId": "getHealth",
    "tags": [
     "system"
    ],
    "summary": "Whether the server and its database can be used",
    "description": "503 means that the database does not answer, or that it accepts no writes because its disk is full.",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "Both answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "status",
          "failing_jobs"
         ],
         "properties": {
          "status": {
           "type": "string",
           "const": "ok",
           "description": "Always `ok`"
          },
          "failing_jobs": {
           "type": "array",
           "description": "Periodic jobs of the servers that have failed three times or more in a row. They run again by themselves; visitors may be served meanwhile.",
           "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
             "name",
             "succeeded_at"
            ],
            "properties": {
             "name": {
              "type": "string"
             },
             "succeeded_at": {
              "type": [
               "string",
               "null"
              ],
              "format": "date-time",
              "description": "Last success; null before the first"
             }
            }
           }
          }
         }
        },
        "example": {
         "status": "ok",
         "failing_jobs": [
          {
           "name": "delivery",
           "succeeded_at": "2026-11-25T09:00:00.000Z"
          }
         ]
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/branches": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listBranches",
    "tags": [
     "association"
    ],
    "summary": "Every branch, the main one first",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The branches",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "branches"
         ],
         "properties": {
          "branches": {
           "type": "array",
           "description": "Main branch first, then as the association orders them",
           "items": {
            "$ref": "#/components/schemas/Branch"
           }
          }
         }
        },
        "example": {
         "branches": []
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/branches/{slug}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/Slug"
    }
   ],
   "get": {
    "operationId": "getBranch",
    "tags": [
     "association"
    ],
    "summary": "One branch",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The branch",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "branch"
         ],
         "properties": {
          "branch": {
           "$ref": "#/components/schemas/Branch"
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/settings": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listSettings",
    "tags": [
     "association"
    ],
    "summary": "The association's settings",
    "x-auth": "none",
    "security": [],
    "parameters": [
     {
      "name": "pagination",
      "in": "query",
      "description": "The settings are always asked for and answered unpaginated",
      "schema": {
       "type": "string",
       "enum": [
        "all"
       ],
       "default": "all"
      },
      "example": "all"
     }
    ],
    "responses": {
     "200": {
      "description": "The settings, each type once",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "settings"
         ],
         "properties": {
          "settings": {
           "type": "array",
           "description": "Hold it as a map from type to value",
           "items": {
            "$ref": "#/components/schemas/Setting"
           }
          }
         }
        },
        "example": {
         "settings": [
          {
           "type": "association_name",
           "value": "جمعية تعاون التعاونية"
          },
          {
           "type": "currency",
           "value": "SAR"
          }
         ]
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/page-settings": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listPageSettings",
    "tags": [
     "association"
    ],
    "summary": "What stands on one page",
    "description": "A page name that the association has not filled answers an empty list.",
    "x-auth": "none",
    "security": [],
    "parameters": [
     {
      "name": "page_name",
      "in": "query",
      "description": "The page, for example identity, home, about-us, privacy-policy, terms-conditions, 2030_vision, org_guide, member-register, last-step",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 64,
       "pattern": "^[A-Za-z0-9_-]+$",
       "default": "identity"
      },
      "example": "identity"
     }
    ],
    "responses": {
     "200": {
      "description": "The page's settings, each type once",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "page_settings"
         ],
         "properties": {
          "page_settings": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/PageSetting"
           }
          }
         }
        },
        "example": {
         "page_settings": [
          {
           "type": "about",
           "value": "<p>…</p>"
          }
         ]
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/counts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getCounts",
    "tags": [
     "account"
    ],
    "summary": "The number of unread notifications",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The counts",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "data"
         ],
         "properties": {
          "data": {
           "$ref": "#/components/schemas/Counts"
          }
         }
        },
        "example": {
         "data": {
          "notifications": 3
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/signup-codes": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "requestSignUpCode",
    "tags": [
     "account"
    ],
    "summary": "Check the details of a new account, and send a code to its phone",
    "description": "Sends a six-digit code to the phone, which `/api/signup` takes within 10 minutes. No account exists before.\nWithin a minute of the last code to this phone none is sent; that one is right for this call's id too. Six codes an hour for one phone, then 429.\nA phone that has an account is answered like any other: its owner is told, and no code is right.\n",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NewAccount"
       },
       "example": {
        "firstname": "نورة",
        "lastname": "العتيبي",
        "phone": "0551234567",
        "email": "noura@mail.example",
        "password": "nakhla-9",
        "confirm_password": "nakhla-9"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "A code is on its way",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "sign_up"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "sign_up": {
           "$ref": "#/components/schemas/PendingSignUp"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/signup": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "signUp",
    "tags": [
     "account"
    ],
    "summary": "Open an account with the code that was sent to its phone",
    "description": "The portal signs in right after, with the phone as username. A wrong code answers 422 at `code`; after five of them and after 10 minutes it answers 409 `code_expired`.\nA repetition with the right code and the same password answers the same account again. An e-mail address counts for signing in and recovery once it is confirmed.\nTakes form data and JSON alike, with the same rules; form data holds at most 20 fields and no files.\n",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignUp"
       },
       "example": {
        "firstname": "نورة",
        "lastname": "العتيبي",
        "phone": "0551234567",
        "email": "noura@mail.example",
        "password": "nakhla-9",
        "confirm_password": "nakhla-9",
        "sign_up_id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
        "code": "493027"
       }
      },
      "multipart/form-data": {
       "schema": {
        "$ref": "#/components/schemas/SignUp"
       },
       "example": {
        "firstname": "نورة",
        "lastname": "العتيبي",
        "phone": "0551234567",
        "email": "noura@mail.example",
        "password": "nakhla-9",
        "confirm_password": "nakhla-9",
        "sign_up_id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
        "code": "493027"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The account is open",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "user"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "user": {
           "$ref": "#/components/schemas/User"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/signin": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "signIn",
    "tags": [
     "account"
    ],
    "summary": "Get an access token",
    "description": "An unknown account and a wrong password get the same 422 at the field `password`, in the same time.\nTen failures for one account within 15 minutes answer 429 until the window has passed.\nWhere two-step sign-in is on, the right password alone answers 403 `second_factor_required`: repeat the call with `second_factor`.\nA wrong one answers 422 at `second_factor.code` or `second_factor.credential`; attempts are limited, and too many answer 429.\n",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignIn"
       },
       "example": {
        "username": "0500000001",
        "password": "taawun-1"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The token",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccessToken"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/signin/passkey": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "signInWithPasskey",
    "tags": [
     "account"
    ],
    "summary": "Get an access token with a passkey",
    "description": "A passkey is both factors: it proves the device and, by its user verification, the person. Two-step sign-in needs nothing more.\nAn unknown or removed passkey, a wrong signature, a challenge that was used or is older than 5 minutes, and a locked account get the same 422 at `credential`.\n",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeySignIn"
       },
       "example": {
        "challenge_id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
        "credential": {
         "id": "rH5s8Zb1Qm9kT2yW",
         "rawId": "rH5s8Zb1Qm9kT2yW",
         "type": "public-key",
         "response": {
          "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
          "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
          "signature": "MEUCIQDK"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The token",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccessToken"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/user": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getUser",
    "tags": [
     "account"
    ],
    "summary": "The signed-in user",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The user",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "user"
         ],
         "properties": {
          "user": {
           "$ref": "#/components/schemas/User"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "updateUser",
    "tags": [
     "account"
    ],
    "summary": "Change the signed-in user's names",
    "description": "Phone and e-mail are changed by a code: see `/api/phone-change` and `/api/email-change`.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserNames"
       },
       "example": {
        "firstname": "نورة",
        "lastname": "العتيبي"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The user as they are now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "user"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "user": {
           "$ref": "#/components/schemas/User"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/signout": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "signOut",
    "tags": [
     "account"
    ],
    "summary": "Revoke the token of this call",
    "description": "Takes no body; an empty object is accepted.",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/forgot-password": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "forgotPassword",
    "tags": [
     "account"
    ],
    "summary": "Ask for a reset link",
    "description": "The answer is the same whether the account exists or not. The link works once, within one hour.",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ForgotPassword"
       },
       "example": {
        "username": "0500000002"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/reset-password": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "resetPassword",
    "tags": [
     "account"
    ],
    "summary": "Set a new password with the token of a reset link",
    "description": "Revokes every access token of the account. A used, expired or unknown token answers 422 at the field `token`.",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ResetPassword"
       },
       "example": {
        "token": "4qY1r0m8v2bN6kC3xW7pL5sT9dF0aG2hJ4eR6uI8oQ0",
        "password": "nakhla-9",
        "confirm_password": "nakhla-9"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/change-password": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "changePassword",
    "tags": [
     "account"
    ],
    "summary": "Set a new password, knowing the old one",
    "description": "Ends every other session of the account; the token of this call stays. A wrong old password answers 422 at `old_password`,\nten of them within 15 minutes 429.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ChangePassword"
       },
       "example": {
        "old_password": "taawun-2",
        "new_password": "nakhla-9",
        "confirm_password": "nakhla-9"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/phone-change": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "requestPhoneChange",
    "tags": [
     "account"
    ],
    "summary": "Ask for a code that confirms a new phone",
    "description": "Sends a six-digit code there, which `/api/contact-changes/{id}/confirm` takes within 10 minutes. Nothing changes before.\nThe same request within a minute answers the code that is under way and sends none; after that a new code takes the place of the old one.\nSix codes an hour, then 429. One that another account has is answered like any other: its owner is told, and no code is right.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PhoneChange"
       },
       "example": {
        "phone": "0551234567"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "A code is on its way",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "contact_change"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "contact_change": {
           "$ref": "#/components/schemas/ContactChange"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/email-change": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "requestEmailChange",
    "tags": [
     "account"
    ],
    "summary": "Ask for a code that confirms a new e-mail address",
    "description": "Sends a six-digit code there, which `/api/contact-changes/{id}/confirm` takes within 10 minutes. Nothing changes before.\nThe same request within a minute answers the code that is under way and sends none; after that a new code takes the place of the old one.\nSix codes an hour, then 429. One that another account has is answered like any other: its owner is told, and no code is right.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmailChange"
       },
       "example": {
        "email": "noura@mail.example"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "A code is on its way",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "contact_change"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "contact_change": {
           "$ref": "#/components/schemas/ContactChange"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/contact-changes/{id}/confirm": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/ContactChangeId"
    }
   ],
   "post": {
    "operationId": "confirmContactChange",
    "tags": [
     "account"
    ],
    "summary": "Change phone or e-mail by the code that was sent there",
    "description": "A wrong code answers 422 at `code`; after five of them, after 10 minutes and after a newer code it answers 409 `code_expired`. A repetition of the right one answers the same again.\nWhoever was reached at the old phone or address is told. Links that were sent there before are worth nothing from then on. Somebody else's change answers 404.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/OneTimeCode"
       },
       "example": {
        "code": "493027"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The user as they are now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "user"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "user": {
           "$ref": "#/components/schemas/User"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/user/export": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "exportUser",
    "tags": [
     "account"
    ],
    "summary": "Everything that is stored about the signed-in user, as a ZIP",
    "description": "JSON files with the profile, membership, movements, offers, orders, donations, notifications, consents and sessions, the documents as PDFs, and a README in both languages. Texts are in the language of the call. Three exports a day.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The archive",
      "headers": {
       "Content-Disposition": {
        "description": "The name of the file",
        "schema": {
         "type": "string"
        }
       }
      },
      "content": {
       "application/zip": {
        "schema": {
         "type": "string",
         "format": "binary"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/sessions": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listSessions",
    "tags": [
     "account"
    ],
    "summary": "Where the signed-in user is signed in, this session first",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The sessions",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "sessions"
         ],
         "properties": {
          "sessions": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Session"
           }
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "endOtherSessions",
    "tags": [
     "account"
    ],
    "summary": "End every session but the one of this call",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/sessions/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/SessionId"
    }
   ],
   "delete": {
    "operationId": "endSession",
    "tags": [
     "account"
    ],
    "summary": "End one session",
    "description": "Its token is worth nothing from then on. Somebody else's answers 404, like one that has ended.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/session-confirmation": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "confirmSession",
    "tags": [
     "account"
    ],
    "summary": "Prove again who uses this session, before a sensitive change",
    "description": "Operations with `x-confirmation` work for 10 minutes from then on, in this session only. `method` says how the user proves their identity.\nA wrong password answers 422 at `password`, a wrong passkey 422 at `credential`. Attempts count together with those of `signIn` and `signInWithPasskey`; too many answer 429.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SessionConfirmation"
       },
       "example": {
        "method": "password",
        "password": "taawun-demo"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The session is confirmed",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "confirmed_until"
         ],
         "properties": {
          "confirmed_until": {
           "type": "string",
           "format": "date-time",
           "description": "From then on, operations with `x-confirmation` need a new confirmation"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/sign-in-security": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getSignInSecurity",
    "tags": [
     "account"
    ],
    "summary": "How the signed-in user signs in beside the password",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "Passkeys and two-step sign-in",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SignInSecurity"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/passkey-challenges": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "requestPasskeyChallenge",
    "tags": [
     "account"
    ],
    "summary": "Get a challenge that a passkey signs",
    "description": "For `signInWithPasskey`, and for the method `passkey` of `signIn` and `confirmSession`. It names no passkey: the device offers those that it has for this site.\nOne challenge works once, within 5 minutes. Takes no body; an empty object is accepted.\n",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The challenge",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasskeyChallenge"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/passkeys/registration": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "requestPasskeyRegistration",
    "tags": [
     "account"
    ],
    "summary": "Get the options with which a device creates a passkey",
    "description": "Pass `options` to the browser (`PublicKeyCredential.parseCreationOptionsFromJSON`), and its credential to `addPasskey` within 5 minutes. Ten passkeys answer 409 `passkey_limit`.\nTakes no body; an empty object is accepted.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The options",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasskeyRegistration"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/passkeys": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "addPasskey",
    "tags": [
     "account"
    ],
    "summary": "Add the passkey that a device has created",
    "description": "Its user is told by message. A credential that does not fit its challenge, and a challenge that was used or is older than 5 minutes, get 422 at `credential`; ten passkeys 409 `passkey_limit`.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NewPasskey"
       },
       "example": {
        "challenge_id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
        "name": "جوال نورة",
        "credential": {
         "id": "rH5s8Zb1Qm9kT2yW",
         "rawId": "rH5s8Zb1Qm9kT2yW",
         "type": "public-key",
         "response": {
          "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
          "attestationObject": "o2NmbXRkbm9uZQ",
          "transports": [
           "internal"
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The passkey",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "passkey"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "passkey": {
           "$ref": "#/components/schemas/Passkey"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/passkeys/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/PasskeyId"
    }
   ],
   "patch": {
    "operationId": "renamePasskey",
    "tags": [
     "account"
    ],
    "summary": "Give a passkey another name",
    "description": "Another user's passkey answers 404, like one that was removed.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeyName"
       },
       "example": {
        "name": "حاسوب العمل"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The passkey as it is now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "passkey"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "passkey": {
           "$ref": "#/components/schemas/Passkey"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "removePasskey",
    "tags": [
     "account"
    ],
    "summary": "Remove a passkey",
    "description": "It signs in no longer; its user is told by message. Another user's passkey answers 404, like one that was removed.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/two-step": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "requestTwoStep",
    "tags": [
     "account"
    ],
    "summary": "Get the secret for an authenticator app",
    "description": "Turns nothing on yet: `enableTwoStep` does, with a code of the app, within one hour. A new call replaces the secret. Two-step sign-in that is on already answers 409 `two_step_on`.\nTakes no body; an empty object is accepted.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The secret",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TwoStepSecret"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "disableTwoStep",
    "tags": [
     "account"
    ],
    "summary": "Turn two-step sign-in off",
    "description": "The secret and the recovery codes are deleted; the user is told by message. It answers the same when two-step sign-in is off.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/two-step/activation": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "enableTwoStep",
    "tags": [
     "account"
    ],
    "summary": "Turn two-step sign-in on with a code of the authenticator app",
    "description": "From then on `signIn` needs a second factor; sessions stay. The user is told by message. A wrong code answers 422 at `code`; too many answer 429.\nWithout a secret of `requestTwoStep`, 409 `two_step_off`; when it is on already, 409 `two_step_on`.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/OneTimeCode"
       },
       "example": {
        "code": "493027"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "It is on",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "recovery_codes"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "recovery_codes": {
           "$ref": "#/components/schemas/RecoveryCodes"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/recovery-codes": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "renewRecoveryCodes",
    "tags": [
     "account"
    ],
    "summary": "Replace the recovery codes",
    "description": "The codes so far are worth nothing from then on; the user is told by message. Two-step sign-in that is off answers 409 `two_step_off`.\nTakes no body; an empty object is accepted.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The new codes",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "recovery_codes"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "recovery_codes": {
           "$ref": "#/components/schemas/RecoveryCodes"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/account-deletion": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "requestAccountDeletion",
    "tags": [
     "account"
    ],
    "summary": "Ask for a link that deletes the account",
    "description": "The link goes to the e-mail address, or to the phone where there is none; it works once, within one hour. Five links an hour, then 429. A member who holds shares answers 409 `holds_shares`,\none with open offers 409 `offers_open`, an account that is being closed already 409 `account_closing`. Takes no body; an empty object is accepted.\n",
    "x-auth": "user",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/account-deletion/confirm": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "confirmAccountDeletion",
    "tags": [
     "account"
    ],
    "summary": "Delete the account with the token of a deletion link",
    "description": "Erases the person and ends every session; what was traded stays in the ledgers under an account that is nobody's. Where money is left on the balance it is paid out to the member's IBAN first:\nthe answer is `closing` with the payout, the account stays open until then, and is erased by itself once the payout is paid. A used, expired or unknown token answers 422 at the field `token`,\nand shares or offers that came since 409 as above.\n",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DeletionToken"
       },
       "example": {
        "token": "4qY1r0m8v2bN6kC3xW7pL5sT9dF0aG2hJ4eR6uI8oQ0"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What has become of the account",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccountDeletion"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/member": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getMember",
    "tags": [
     "account"
    ],
    "summary": "The signed-in member's record",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The record",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "member"
         ],
         "properties": {
          "member": {
           "$ref": "#/components/schemas/Member"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "applyForMembership",
    "tags": [
     "membership"
    ],
    "summary": "Apply for membership",
    "description": "Subscribes `shares_count` shares at the price of the moment. The staff decides, or the association admits at once: then the answer is\n`approved`, the numbers of the membership are given, the shares are issued and the user is a member. `mem_no`, `mem_date` and\n`contribution_no` belong together and are for those who were admitted on paper; they always wait for the staff. A second application while one is\nopen answers 409 `application_pending`, one of a member 409 `already_member`; after a rejection or a withdrawal there may be a new one.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MemberRequest"
       },
       "example": {
        "name": "خالد بن سعد المطيري",
        "title": "mr",
        "national_id": "1084329752",
        "type_id": 1,
        "bank": "80",
        "branch": "فرع بريدة",
        "branch_no": "204",
        "account_no": "000000608010167519",
        "iban_no": "SA0380000000608010167519",
        "country_id": 1,
        "state_id": 5,
        "region_id": 1,
        "city": "buraydah",
        "district": "حي الفايزية",
        "street": "طريق الملك فهد",
        "building_no": "7316",
        "unit_no": "4",
        "postal_code": "52383",
        "additional_no": "2204",
        "shares_count": 10,
        "birthdate": "1990-02-11",
        "nationality": "SA",
        "qualification": "bachelor",
        "job_title": "معلّم",
        "bio": "أحب العمل مع الجيران.",
        "gender": "male"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The application as it stands",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MemberApplicationAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/member/address": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "put": {
    "operationId": "updateMemberAddress",
    "tags": [
     "account"
    ],
    "summary": "Replace the signed-in member's address",
    "description": "The same rules as in the application. What is left out is emptied.\n",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MemberAddress"
       },
       "example": {
        "country_id": 1,
        "state_id": 5,
        "region_id": 1,
        "city": "buraydah",
        "district": "حي الفايزية",
        "street": "طريق الملك فهد",
        "building_no": "7316",
        "unit_no": "4",
        "postal_code": "52383",
        "additional_no": "2204"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The record as it is now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "member"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "member": {
           "$ref": "#/components/schemas/Member"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/member/bank-information": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "put": {
    "operationId": "updateMemberBank",
    "tags": [
     "account"
    ],
    "summary": "Replace the signed-in member's bank account",
    "description": "The same rules as in the application. What is left out is emptied. A new IBAN is reported to the phone, the confirmed e-mail address and the notifications of the member, and no payout is transferred within 72 hours of it.\n",
    "x-auth": "member",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MemberBank"
       },
       "example": {
        "bank": "80",
        "branch": "فرع بريدة",
        "branch_no": "204",
        "account_no": "000000608010167519",
        "iban_no": "SA0380000000608010167519"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The record as it is now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "member"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "member": {
           "$ref": "#/components/schemas/Member"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/member/info": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "put": {
    "operationId": "updateMemberInfo",
    "tags": [
     "account"
    ],
    "summary": "Replace what the signed-in member says of themselves",
    "description": "Name, identity number, birth, nationality, gender, type and the numbers of the membership are the staff's to change. What is left out is emptied.\n",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MemberInfo"
       },
       "example": {
        "title": "mr",
        "qualification": "bachelor",
        "job_title": "معلّم",
        "bio": "أحب العمل مع الجيران."
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The record as it is now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "member"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "member": {
           "$ref": "#/components/schemas/Member"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/member-application": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getMemberApplication",
    "tags": [
     "membership"
    ],
    "summary": "The signed-in user's last application, and the terms of a new one",
    "description": "What was withdrawn is answered as none.",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The application and the terms",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "member_application",
          "membership_terms"
         ],
         "properties": {
          "member_application": {
           "anyOf": [
            {
             "$ref": "#/components/schemas/MemberApplication"
            },
            {
             "type": "null"
            }
           ],
           "description": "Null for whoever has not applied"
          },
          "membership_terms": {
           "$ref": "#/components/schemas/MembershipTerms"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/member-application/withdraw": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "withdrawMemberApplication",
    "tags": [
     "membership"
    ],
    "summary": "Withdraw the open application",
    "description": "Nothing is kept of it but that there was one. Without an open application it answers 409 `application_closed`. Takes no body; an empty object is accepted.",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/member-application/checkout": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "createSharesCheckout",
    "tags": [
     "membership"
    ],
    "summary": "Open a checkout for the shares of an accepted application",
    "description": "Membership and shares begin when the gateway has taken the money. The same key answers the same checkout. An application that is not `accepted` answers 409 `application_closed`.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BrandChoice"
       },
       "example": {
        "brand": "mada"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The checkout",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenedCheckout"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/lookups": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getLookups",
    "tags": [
     "membership"
    ],
    "summary": "The lists that the fields of a member choose from",
    "description": "A state belongs to a country, a region to a state, a city to a region. `ETag` and `If-None-Match` are understood; an unchanged answer is 304 without a body.\n",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "Every list, in the order in which it is shown",
      "headers": {
       "ETag": {
        "description": "Changes with the lists",
        "schema": {
         "type": "string"
        }
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "lookups"
         ],
         "properties": {
          "lookups": {
           "$ref": "#/components/schemas/Lookups"
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/share-movements": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listShareMovements",
    "tags": [
     "shares"
    ],
    "summary": "The signed-in member's purchases and sales of shares, newest first",
    "description": "`balance` is what the member holds in all, whatever the filters leave. `status=pending` finds `completed` too, which is shown as pending.",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/TradeType"
     },
     {
      "$ref": "#/components/parameters/TradeStatus"
     },
     {
      "$ref": "#/components/parameters/FromDay"
     },
     {
      "$ref": "#/components/parameters/ToDay"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of movements, and the shares held in all",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "share_movements",
          "balance",
          "pagination"
         ],
         "properties": {
          "share_movements": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/ShareMovement"
           }
          },
          "balance": {
           "type": "integer",
           "minimum": 0,
           "description": "Whole shares held now; the sum of every succeeded movement"
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/orders": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listOrders",
    "tags": [
     "account"
    ],
    "summary": "The signed-in user's orders, newest first",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of orders",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "orders",
          "pagination"
         ],
         "properties": {
          "orders": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Order"
           }
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/orders/{number}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OrderNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "get": {
    "operationId": "getOrder",
    "tags": [
     "account"
    ],
    "summary": "One order with its payments",
    "description": "The signed-in user's own, or by the `code` of the link that was mailed to a guest. Anybody else's answers 404.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The order",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "order"
         ],
         "properties": {
          "order": {
           "$ref": "#/components/schemas/OrderDetails"
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/orders/{number}/checkout": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OrderNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "post": {
    "operationId": "repayOrder",
    "tags": [
     "account"
    ],
    "summary": "Open a new checkout for an order that has not been paid",
    "description": "For an order of any purpose that is expired, or pending after a payment that failed. While a checkout of the order is open and untouched, that one is answered.\nAn order that is paid answers 409 `order_closed`. The same key answers the same checkout.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BrandChoice"
       },
       "example": {
        "brand": "mada"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The checkout",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenedCheckout"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/subscriptions": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listSubscriptions",
    "tags": [
     "account"
    ],
    "summary": "The signed-in user's monthly donations, newest first",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of subscriptions",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "subscriptions",
          "pagination"
         ],
         "properties": {
          "subscriptions": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Subscription"
           }
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/subscriptions/{number}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OrderNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "get": {
    "operationId": "getSubscription",
    "tags": [
     "account"
    ],
    "summary": "One monthly donation with its payments",
    "description": "Named by the number of its order; access as for `getOrder`.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The subscription",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "subscription"
         ],
         "properties": {
          "subscription": {
           "$ref": "#/components/schemas/SubscriptionDetails"
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/subscriptions/{number}/pause": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OrderNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "post": {
    "operationId": "pauseSubscription",
    "tags": [
     "account"
    ],
    "summary": "Skip the next one, two or three charges",
    "description": "Nothing is charged until `next_charge_on`; the months that are left stay the same.\nAccess as for `getOrder`. What cannot be done in its state answers 409 `subscription_closed`; while a charge is being taken, 409 `charge_running`.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PauseRequest"
       },
       "example": {
        "months": 1
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The subscription as it is now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "subscription"
         ],
         "properties": {
          "message": {
           "type": "string",
           "minLength": 1,
           "description": "For people, in the language of `X-locale`"
          },
          "subscription": {
           "$ref": "#/components/schemas/SubscriptionDetails"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/subscriptions/{number}/amount": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OrderNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "post": {
    "operationId": "changeSubscriptionAmount",
    "tags": [
     "account"
    ],
    "summary": "Give another amount from the next charge on",
    "description": "What has been charged stays as it was.\nAccess as for `getOrder`. What cannot be done in its state answers 409 `subscription_closed`; while a charge is being taken, 409 `charge_running`.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AmountRequest"
       },
       "example": {
        "monthly_price": 7500
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The subscription as it is now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "subscription"
         ],
         "properties": {
          "message": {
           "type": "string",
           "minLength": 1,
           "description": "For people, in the language of `X-locale`"
          },
          "subscription": {
           "$ref": "#/components/schemas/SubscriptionDetails"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/subscriptions/{number}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OrderNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "post": {
    "operationId": "cancelSubscription",
    "tags": [
     "account"
    ],
    "summary": "End a monthly donation",
    "description": "Nothing is charged any more. What was given stays given; `resumeSubscription` takes it up again.\nAccess as for `getOrder`. What cannot be done in its state answers 409 `subscription_closed`; while a charge is being taken, 409 `charge_running`.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The subscription as it is now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "subscription"
         ],
         "properties": {
          "message": {
           "type": "string",
           "minLength": 1,
           "description": "For people, in the language of `X-locale`"
          },
          "subscription": {
           "$ref": "#/components/schemas/SubscriptionDetails"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/subscriptions/{number}/resume": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OrderNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "post": {
    "operationId": "resumeSubscription",
    "tags": [
     "account"
    ],
    "summary": "Take up a paused or cancelled monthly donation",
    "description": "The next charge is on the next day of its month. Without a card that can be charged 409 `card_needed`.\nAccess as for `getOrder`. What cannot be done in its state answers 409 `subscription_closed`; while a charge is being taken, 409 `charge_running`.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The subscription as it is now",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "subscription"
         ],
         "properties": {
          "message": {
           "type": "string",
           "minLength": 1,
           "description": "For people, in the language of `X-locale`"
          },
          "subscription": {
           "$ref": "#/components/schemas/SubscriptionDetails"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/subscriptions/{number}/card": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OrderNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "post": {
    "operationId": "changeSubscriptionCard",
    "tags": [
     "account"
    ],
    "summary": "Open a checkout that changes the card",
    "description": "After a failed charge the checkout takes the month that is due; otherwise it only checks the card (`amount` 0, or a sum that is given back at once).\nAccess as for `getOrder`. The same key answers the same checkout.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BrandChoice"
       },
       "example": {
        "brand": "visa"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The checkout",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenedCheckout"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/receipts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listReceipts",
    "tags": [
     "account"
    ],
    "summary": "The signed-in user's receipts, newest first",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/FromDay"
     },
     {
      "$ref": "#/components/parameters/ToDay"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of receipts",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "receipts",
          "pagination"
         ],
         "properties": {
          "receipts": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Receipt"
           }
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/receipts/{receipt_number}/pdf": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/ReceiptNumber"
    },
    {
     "$ref": "#/components/parameters/OrderCode"
    }
   ],
   "get": {
    "operationId": "getReceipt",
    "tags": [
     "account"
    ],
    "summary": "A receipt as a PDF",
    "description": "Arabic and English on one page, with a QR code of the page that verifies it. The signed-in user's own, or by the `code` of its order.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The receipt",
      "content": {
       "application/pdf": {
        "schema": {
         "type": "string",
         "format": "binary"
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/giving-statement": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getGivingStatement",
    "tags": [
     "account"
    ],
    "summary": "What the signed-in user gave in a year or a span of days, as a PDF",
    "description": "In the language of the call: either `year`, or `from` and `to`, at most ten years.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/StatementYear"
     },
     {
      "$ref": "#/components/parameters/FromDay"
     },
     {
      "$ref": "#/components/parameters/ToDay"
     }
    ],
    "responses": {
     "200": {
      "description": "The statement",
      "content": {
       "application/pdf": {
        "schema": {
         "type": "string",
         "format": "binary"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/notifications": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listNotifications",
    "tags": [
     "account"
    ],
    "summary": "The signed-in user's notifications, newest first",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of notifications",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "notifications",
          "pagination"
         ],
         "properties": {
          "notifications": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Notification"
           }
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/notifications/read": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "readNotifications",
    "tags": [
     "account"
    ],
    "summary": "Mark every notification as read",
    "description": "Answers the counts as they are then. Takes no body; an empty object is accepted.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The counts",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "data"
         ],
         "properties": {
          "data": {
           "$ref": "#/components/schemas/Counts"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/notifications/{id}/read": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/NotificationId"
    }
   ],
   "post": {
    "operationId": "readNotification",
    "tags": [
     "account"
    ],
    "summary": "Mark one notification as read",
    "description": "Answers the counts as they are then. Somebody else's answers 404. Takes no body; an empty object is accepted.\n",
    "x-auth": "user",
    "security": [
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The counts",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "data"
         ],
         "properties": {
          "data": {
           "$ref": "#/components/schemas/Counts"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/news": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listNews",
    "tags": [
     "content"
    ],
    "summary": "News, newest first",
    "x-auth": "none",
    "security": [],
    "parameters": [
     {
      "name": "search",
      "in": "query",
      "description": "Words to find in title and excerpt, in either language, letter case and Arabic diacritics aside",
      "schema": {
       "type": "string",
       "maxLength": 100
      },
      "example": "موسم"
     },
     {
      "name": "tag",
      "in": "query",
      "description": "Only news with the tag of this slug",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80
      },
      "example": "agriculture"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of news, and every tag there is",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "news",
          "tags",
          "pagination"
         ],
         "properties": {
          "news": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/NewsSummary"
           }
          },
          "tags": {
           "type": "array",
           "description": "Every tag in use",
           "items": {
            "$ref": "#/components/schemas/Tag"
           }
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/news/{slug}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/Slug"
    }
   ],
   "get": {
    "operationId": "getNews",
    "tags": [
     "content"
    ],
    "summary": "One piece of news, and what to read next",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The news",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "news",
          "related"
         ],
         "properties": {
          "news": {
           "$ref": "#/components/schemas/News"
          },
          "related": {
           "type": "array",
           "maxItems": 3,
           "description": "Those that share a tag first, then the newest; never the news itself",
           "items": {
            "$ref": "#/components/schemas/NewsSummary"
           }
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/programs": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listPrograms",
    "tags": [
     "giving"
    ],
    "summary": "Programs that can be donated to",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The programs",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "programs"
         ],
         "properties": {
          "programs": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Program"
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/programs/{slug}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/Slug"
    }
   ],
   "get": {
    "operationId": "getProgram",
    "tags": [
     "giving"
    ],
    "summary": "One program",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The program",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "program"
         ],
         "properties": {
          "program": {
           "$ref": "#/components/schemas/Program"
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/products": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listProducts",
    "tags": [
     "giving"
    ],
    "summary": "Products that can be donated",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The products",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "products"
         ],
         "properties": {
          "products": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Program"
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/services": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listServices",
    "tags": [
     "giving"
    ],
    "summary": "Investment services",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The services",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "services"
         ],
         "properties": {
          "services": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Service"
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/services/{slug}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/Slug"
    }
   ],
   "get": {
    "operationId": "getService",
    "tags": [
     "giving"
    ],
    "summary": "One service",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The service",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "service"
         ],
         "properties": {
          "service": {
           "$ref": "#/components/schemas/Service"
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/payment-methods": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getPaymentMethods",
    "tags": [
     "giving"
    ],
    "summary": "How one can pay",
    "description": "The gateway's script and the brands, the preferred one first. Known before a checkout is opened.\n",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The gateway and its brands",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "payment_methods"
         ],
         "properties": {
          "payment_methods": {
           "$ref": "#/components/schemas/PaymentMethods"
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/checkout": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "createCheckout",
    "tags": [
     "giving"
    ],
    "summary": "Open a checkout for a donation",
    "description": "Stores one order per `idempotency_key`: the same key with the same donation answers the same order, with another donation 409.\nThe donation is `monthly_price` each month for `months` months: `total` is their product and `amount` is what is charged now, the first month. With more than one\nmonth the card is kept at the gateway and charged on the same day of each month. A target that does not exist answers 422 at `target_slug`.\nWhile the order is unpaid, a call with the same key opens a new payment after one that failed; `brand` may differ then. A paid order's key answers its paid checkout.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CheckoutRequest"
       },
       "example": {
        "target_type": "general",
        "monthly_price": 5000,
        "months": 12,
        "brand": "mada",
        "idempotency_key": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The checkout",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenedCheckout"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/checkout/{checkout_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/CheckoutId"
    }
   ],
   "get": {
    "operationId": "getCheckout",
    "tags": [
     "giving"
    ],
    "summary": "What has become of a payment",
    "description": "What the server knows, without asking the gateway. Whoever holds the id may ask.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The state",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "checkout_state"
         ],
         "properties": {
          "checkout_state": {
           "$ref": "#/components/schemas/CheckoutState"
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/checkout/{checkout_id}/verify": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/CheckoutId"
    }
   ],
   "post": {
    "operationId": "verifyCheckout",
    "tags": [
     "giving"
    ],
    "summary": "Ask the gateway what has become of a payment",
    "description": "Asks the gateway now and settles the payment by its word: status, amount, currency and reference must be those of the order. May be repeated. When the gateway does not answer,\nthe state is answered as it was, with `asked` false.\n",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The state",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "checkout_state"
         ],
         "properties": {
          "checkout_state": {
           "$ref": "#/components/schemas/CheckoutState"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/receipt-verifications/{receipt_code}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/ReceiptCode"
    }
   ],
   "get": {
    "operationId": "verifyReceipt",
    "tags": [
     "giving"
    ],
    "summary": "Whether a receipt is genuine",
    "description": "For whoever holds the receipt's code (its QR). A code that is none answers `valid` false.\n",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "What the association has issued under this code",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "receipt_verification"
         ],
         "properties": {
          "receipt_verification": {
           "$ref": "#/components/schemas/ReceiptVerification"
          }
         }
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/certificate-verifications/{certificate_code}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/CertificateCode"
    }
   ],
   "get": {
    "operationId": "verifyCertificate",
    "tags": [
     "shares"
    ],
    "summary": "Whether a share certificate is genuine",
    "description": "For the holder of the certificate's code (its QR). An unknown code answers `valid` false and no certificate, and so does the code of an account that was deleted.\nThe shares are those of the certificate's day, not of today.\n",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The certificate that the association has issued under this code",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "certificate_verification"
         ],
         "properties": {
          "certificate_verification": {
           "$ref": "#/components/schemas/CertificateVerification"
          }
         }
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/gifts/{gift_code}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/GiftCode"
    }
   ],
   "get": {
    "operationId": "getGift",
    "tags": [
     "giving"
    ],
    "summary": "A donation given in somebody’s name",
    "description": "The page for whoever received it. There only once the donation is paid. The amount only when the sender shows it.\n",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The gift",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "gift"
         ],
         "properties": {
          "gift": {
           "$ref": "#/components/schemas/Gift"
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/donors": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listDonors",
    "tags": [
     "giving"
    ],
    "summary": "Who gave and agreed to be shown, newest first",
    "x-auth": "none",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/DonorTarget"
     },
     {
      "$ref": "#/components/parameters/DonorSlug"
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of the wall",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "donors",
          "pagination"
         ],
         "properties": {
          "donors": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Donor"
           }
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/council": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listCouncil",
    "tags": [
     "association"
    ],
    "summary": "The management council, the chair first",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The members of the council",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "council"
         ],
         "properties": {
          "council": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/CouncilMember"
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/supporters": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listSupporters",
    "tags": [
     "association"
    ],
    "summary": "Supporters of the association",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The supporters",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "supporters"
         ],
         "properties": {
          "supporters": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Supporter"
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/galleries": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listGalleries",
    "tags": [
     "content"
    ],
    "summary": "Picture galleries, newest first",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The galleries with their pictures",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "galleries"
         ],
         "properties": {
          "galleries": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Gallery"
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/videos": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listVideos",
    "tags": [
     "content"
    ],
    "summary": "Videos, newest first",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The videos",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "videos"
         ],
         "properties": {
          "videos": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Video"
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/documents": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listDocuments",
    "tags": [
     "content"
    ],
    "summary": "Documents to download",
    "x-auth": "none",
    "security": [],
    "parameters": [
     {
      "name": "group",
      "in": "query",
      "description": "Only documents of this group",
      "schema": {
       "$ref": "#/components/schemas/DocumentGroup"
      },
      "example": "policy"
     }
    ],
    "responses": {
     "200": {
      "description": "The documents",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "documents"
         ],
         "properties": {
          "documents": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Document"
           }
          }
         }
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/statistics": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listStatistics",
    "tags": [
     "association"
    ],
    "summary": "The association in figures",
    "x-auth": "none",
    "security": [],
    "parameters": [
     {
      "name": "group",
      "in": "query",
      "description": "Only figures of this group",
      "schema": {
       "$ref": "#/components/schemas/StatisticGroup"
      },
      "example": "home"
     }
    ],
    "responses": {
     "200": {
      "description": "The figures",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "statistics"
         ],
         "properties": {
          "statistics": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Statistic"
           }
          }
         }
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/topics": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listTopics",
    "tags": [
     "contact"
    ],
    "summary": "What one can write to the association about",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "The topics",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "topics"
         ],
         "properties": {
          "topics": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Topic"
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/contact": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "sendContact",
    "tags": [
     "contact"
    ],
    "summary": "Write to the association",
    "description": "Stored once: a repetition with the same `Idempotency-Key`, or with the same content within a minute, answers the first one's reference.\nThe same key with other content answers 409.\n",
    "x-auth": "none",
    "security": [],
    "parameters": [
     {
      "name": "Idempotency-Key",
      "in": "header",
      "description": "One value per message a person means to send",
      "schema": {
       "type": "string",
       "minLength": 8,
       "maxLength": 64,
       "pattern": "^[A-Za-z0-9_-]+$"
      },
      "example": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContactRequest"
       },
       "example": {
        "user_name": "نورة العتيبي",
        "user_email": "noura@mail.example",
        "topic_id": 1,
        "message": "أقترح تمديد ساعات العمل في فرع بريدة."
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The message is stored",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "message",
          "reference"
         ],
         "properties": {
          "message": {
           "type": "string",
           "description": "For the success toast"
          },
          "reference": {
           "type": "string",
           "pattern": "^C-[0-9A-Z]{6,12}$",
           "description": "To quote when asking about it",
           "examples": [
            "C-7K2MQ9XB"
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/page-feedback": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "sendPageFeedback",
    "tags": [
     "contact"
    ],
    "summary": "Whether a page was useful",
    "description": "For pages that are read: about the association, news, services, campaigns, branches, legal texts. Another path answers 422 at `path`.\nStored with the day and the language, and without anything about the sender; deleted after 400 days.\n",
    "x-auth": "none",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PageFeedback"
       },
       "example": {
        "path": "/about-us",
        "useful": false,
        "text": "لم أجد تاريخ آخر اجتماع للجمعية العمومية."
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The feedback is stored",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "page_feedback"
         ],
         "properties": {
          "page_feedback": {
           "type": "object",
           "description": "The page as it is counted, in every language and under its one address",
           "additionalProperties": false,
           "required": [
            "path",
            "useful"
           ],
           "properties": {
            "path": {
             "type": "string",
             "minLength": 1,
             "description": "Without its language"
            },
            "useful": {
             "type": "boolean",
             "description": "What the visitor said"
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/share-offers": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listShareOffers",
    "tags": [
     "shares"
    ],
    "summary": "Offers to buy and sell shares, newest first",
    "description": "Everybody's, without names. `mine` tells the caller's own; with `mine=true` there are no others, and a guest is answered 401.",
    "x-auth": "none",
    "security": [
     {},
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/TradeType"
     },
     {
      "$ref": "#/components/parameters/TradeStatus"
     },
     {
      "name": "mine",
      "in": "query",
      "description": "Only the caller's own offers",
      "schema": {
       "type": "boolean",
       "default": false
      },
      "example": true
     },
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "One page of offers",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "share_offers",
          "pagination"
         ],
         "properties": {
          "share_offers": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/ShareOffer"
           }
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "placeShareOffer",
    "tags": [
     "shares"
    ],
    "summary": "Place an offer to buy or sell shares",
    "description": "`price` is the limit: a buyer pays no more, a seller gets no less. What crosses it on the other side is traded at once, the best price\nfirst and at one price the oldest first, at the price of the offer that stood there; the rest stands until it is met, cancelled or expired.\nNeeds the scope `trade`: without it 403. Nobody trades with oneself. What an offer would need is reserved: shares of a sale, money with the fee of a purchase.\nToo few shares, too little money or more than one member may own answer 409 and name the field.\n",
    "x-auth": "member",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ShareOfferRequest"
       },
       "example": {
        "type": "sell",
        "shares": 5,
        "price": 12500,
        "expires_in_days": 30
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The offer, with what of it was traded at once",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ShareOfferAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/share-offers/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OfferId"
    }
   ],
   "get": {
    "operationId": "getShareOffer",
    "tags": [
     "shares"
    ],
    "summary": "One of the signed-in member's own offers",
    "description": "Somebody else's answers 404, like one that does not exist.",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The offer",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "share_offer"
         ],
         "properties": {
          "share_offer": {
           "$ref": "#/components/schemas/ShareOffer"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/share-offers/{id}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/OfferId"
    }
   ],
   "post": {
    "operationId": "cancelShareOffer",
    "tags": [
     "shares"
    ],
    "summary": "Withdraw one's own offer",
    "description": "What was traded stays traded; what was reserved is free again and the offer is `expired`. One that stands no more answers 409, somebody else's 404.",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The offer as it ended",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ShareOfferAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/placed-share-offer": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getPlacedShareOffer",
    "tags": [
     "shares"
    ],
    "summary": "What became of an order whose response was lost",
    "description": "The offer that the signed-in member placed or withdrew under the key, as it stands now; `null` when no offer was changed under it.\nReads only: to send the order again under the same key is safe either way.\n",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {
     "200": {
      "description": "The offer, or that there is none",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "share_offer"
         ],
         "properties": {
          "share_offer": {
           "anyOf": [
            {
             "$ref": "#/components/schemas/ShareOffer"
            },
            {
             "type": "null"
            }
           ],
           "description": "Null where no offer was changed under the key"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/contribution": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getContribution",
    "tags": [
     "shares"
    ],
    "summary": "What the signed-in member holds and may trade",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "Shares, money and limits",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "contribution"
         ],
         "properties": {
          "contribution": {
           "$ref": "#/components/schemas/Contribution"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/balance": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getBalance",
    "tags": [
     "shares"
    ],
    "summary": "The signed-in member's money for shares, its movements newest first, and the payouts of the last twelve months",
    "description": "Money comes by checkouts, sales of shares and refunds of fees; it goes by purchases, fees and payouts. A payout that is requested is reserved until it is paid.",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Page"
     },
     {
      "$ref": "#/components/parameters/PerPage"
     }
    ],
    "responses": {
     "200": {
      "description": "The balance and one page of its movements",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "balance",
          "balance_movements",
          "payouts",
          "pagination"
         ],
         "properties": {
          "balance": {
           "$ref": "#/components/schemas/Balance"
          },
          "balance_movements": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/BalanceMovement"
           }
          },
          "payouts": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Payout"
           }
          },
          "pagination": {
           "$ref": "#/components/schemas/Pagination"
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/balance/checkout": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "createBalanceCheckout",
    "tags": [
     "shares"
    ],
    "summary": "Open a checkout that adds money to the signed-in member's balance",
    "description": "The money is booked once the gateway has taken it. The same key answers the same checkout; a new one of the same order after a payment that failed.\nAn account that is being closed answers 409 `account_closing`.\n",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BalanceRequest"
       },
       "example": {
        "amount": 250000,
        "brand": "mada"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The checkout",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OpenedCheckout"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/payouts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "post": {
    "operationId": "requestPayout",
    "tags": [
     "shares"
    ],
    "summary": "Ask for money of the balance to be paid to the member's IBAN",
    "description": "What is requested is reserved at once and leaves the balance when the association has paid it. More than is available answers 409 `insufficient_cash` at `amount`.\n",
    "x-auth": "member",
    "x-confirmation": true,
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PayoutRequest"
       },
       "example": {
        "amount": 120000
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The payout",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PayoutAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/payouts/{reference}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    },
    {
     "$ref": "#/components/parameters/PayoutReference"
    }
   ],
   "post": {
    "operationId": "cancelPayout",
    "tags": [
     "shares"
    ],
    "summary": "Take a requested payout back",
    "description": "The money is available again; an account that is being closed stays open, and its other requested payouts are paid without closing it. One that is no longer requested answers 409 `payout_closed`, somebody else's 404.",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "maxProperties": 0
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The payout as it ended",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PayoutAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/share-book": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getShareBook",
    "tags": [
     "shares"
    ],
    "summary": "The order book",
    "description": "Open offers added up by price, the best price first, without names. At most 50 prices a side.",
    "x-auth": "none",
    "security": [],
    "responses": {
     "200": {
      "description": "Both sides",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "share_book"
         ],
         "properties": {
          "share_book": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "buy",
            "sell"
           ],
           "properties": {
            "buy": {
             "type": "array",
             "maxItems": 50,
             "description": "Who wants to buy, the highest price first",
             "items": {
              "$ref": "#/components/schemas/ShareBookLevel"
             }
            },
            "sell": {
             "type": "array",
             "maxItems": 50,
             "description": "Who wants to sell, the lowest price first",
             "items": {
              "$ref": "#/components/schemas/ShareBookLevel"
             }
            }
           }
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/share-prices": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "listSharePrices",
    "tags": [
     "shares"
    ],
    "summary": "What shares have changed hands for, day by day, oldest first",
    "description": "Days without a movement are left out. At most the last 400 days of the span.",
    "x-auth": "none",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/FromDay"
     },
     {
      "$ref": "#/components/parameters/ToDay"
     }
    ],
    "responses": {
     "200": {
      "description": "One entry a day",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "share_prices"
         ],
         "properties": {
          "share_prices": {
           "type": "array",
           "maxItems": 400,
           "items": {
            "$ref": "#/components/schemas/SharePrice"
           }
          }
         }
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/share-certificate": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getShareCertificate",
    "tags": [
     "shares"
    ],
    "summary": "The signed-in member's share certificate, as a PDF",
    "description": "In the language of the call, of the day it is asked for. Whoever holds no shares is answered 409.",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "responses": {
     "200": {
      "description": "The certificate",
      "content": {
       "application/pdf": {
        "schema": {
         "type": "string",
         "format": "binary"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/api/share-statement": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Locale"
    },
    {
     "$ref": "#/components/parameters/Timezone"
    }
   ],
   "get": {
    "operationId": "getShareStatement",
    "tags": [
     "shares"
    ],
    "summary": "The signed-in member's statement of one year, as a PDF",
    "description": "In the language of the call. Shares at the beginning, every movement that succeeded, fees, shares at the end; the year that still runs up to the day of the call.",
    "x-auth": "member",
    "security": [
     {
      "bearer": []
     }
    ],
    "parameters": [
     {
      "name": "year",
      "in": "query",
      "required": true,
      "description": "Gregorian year, no later than the one that runs",
      "schema": {
       "type": "integer",
       "minimum": 2000,
       "maximum": 2199
      },
      "example": 2026
     }
    ],
    "responses": {
     "200": {
      "description": "The statement",
      "content": {
       "application/pdf": {
        "schema": {
         "type": "string",
         "format": "binary"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "422": {
      "$ref": "#/components/responses/Validation"
     },
     "429": {
      "$ref": "#/components/responses/RateLimited"
     },
     "500": {
      "$ref": "#/components/responses/ServerError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "bearer": {
    "type": "http",
    "scheme": "bearer",
    "description": "The access token of `signIn`"
   }
  },
  "parameters": {
   "Locale": {
    "name": "X-locale",
    "in": "header",
    "description": "Language of every text of the answer. Anything else than the two is read as `ar`.",
    "schema": {
     "type": "string",
     "enum": [
      "ar",
      "en"
     ],
     "default": "ar"
    },
    "example": "ar"
   },
   "Timezone": {
    "name": "Timezone",
    "in": "header",
    "description": "The caller's offset from UTC in hours, half hours as `:30`",
    "schema": {
     "type": "string",
     "pattern": "^UTC [+-]\\d{1,2}(:\\d{2})?$",
     "default": "UTC +0"
    },
    "example": "UTC +3"
   },
   "Slug": {
    "name": "slug",
    "in": "path",
    "required": true,
    "description": "The entity's name in addresses",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "example": "buraydah"
   },
   "Page": {
    "name": "page",
    "in": "query",
    "description": "Which page, from 1. A page after the last is empty.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    },
    "example": 1
   },
   "PerPage": {
    "name": "per_page",
    "in": "query",
    "description": "Entries on a page",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 12
    },
    "example": 12
   },
   "OrderNumber": {
    "name": "number",
    "in": "path",
    "required": true,
    "description": "The order",
    "schema": {
     "type": "string",
     "pattern": "^T-[0-9A-Z]{8}$"
    },
    "example": "T-8K2MQ9XB"
   },
   "OrderCode": {
    "name": "code",
    "in": "query",
    "description": "The code of the order's link, for whoever gave without signing in",
    "schema": {
     "type": "string",
     "pattern": "^[A-Za-z0-9_-]{16,64}$"
    },
    "example": "5yYHmW0cSLe1oXUo2b9dKw"
   },
   "CheckoutId": {
    "name": "checkout_id",
    "in": "path",
    "required": true,
    "description": "The checkout",
    "schema": {
     "type": "string",
     "pattern": "^[A-Za-z0-9_-]{16,64}$"
    },
    "example": "5yYHmW0cSLe1oXUo2b9dKw"
   },
   "ReceiptNumber": {
    "name": "receipt_number",
    "in": "path",
    "required": true,
    "description": "The receipt",
    "schema": {
     "type": "string",
     "pattern": "^R-\\d{4}-\\d{6}$"
    },
    "example": "R-2026-000017"
   },
   "ReceiptCode": {
    "name": "receipt_code",
    "in": "path",
    "required": true,
    "description": "The code of a receipt, as its QR has it",
    "schema": {
     "type": "string",
     "pattern": "^[A-Za-z0-9_-]{16,64}$"
    },
    "example": "9Qe2mW0cSLe1oXUo2b9dKw"
   },
   "CertificateCode": {
    "name": "certificate_code",
    "in": "path",
    "required": true,
    "description": "The code of a share certificate, as its QR has it",
    "schema": {
     "type": "string",
     "pattern": "^[A-Za-z0-9_-]{16,64}$"
    },
    "example": "4tYc8nPzQkGm2vXwJr7HsA"
   },
   "GiftCode": {
    "name": "gift_code",
    "in": "path",
    "required": true,
    "description": "The code of the gift's link",
    "schema": {
     "type": "string",
     "pattern": "^[A-Za-z0-9_-]{10,64}$"
    },
    "example": "3kYHmW0cSLe1oXUo"
   },
   "StatementYear": {
    "name": "year",
    "in": "query",
    "description": "Gregorian year, no later than the one that runs",
    "schema": {
     "type": "integer",
     "minimum": 2000,
     "maximum": 2199
    },
    "example": 2026
   },
   "DonorTarget": {
    "name": "target_type",
    "in": "query",
    "description": "Only donors of this kind of target",
    "schema": {
     "$ref": "#/components/schemas/TargetType"
    },
    "example": "program"
   },
   "DonorSlug": {
    "name": "target_slug",
    "in": "query",
    "description": "Only donors of this program or product",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "example": "suqya-alnakheel"
   },
   "OfferId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "The offer",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "example": 17
   },
   "ContactChangeId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "The change that was asked for",
    "schema": {
     "type": "string",
     "format": "uuid"
    },
    "example": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e"
   },
   "PayoutReference": {
    "name": "reference",
    "in": "path",
    "required": true,
    "description": "Number of a payout",
    "schema": {
     "type": "string",
     "minLength": 10,
     "maxLength": 10,
     "pattern": "^P-[0-9A-Z]{8}$"
    },
    "example": "P-4H7K2M9Q"
   },
   "SessionId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "The session",
    "schema": {
     "type": "string",
     "format": "uuid"
    },
    "example": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e"
   },
   "PasskeyId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "The passkey",
    "schema": {
     "type": "string",
     "format": "uuid"
    },
    "example": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e"
   },
   "NotificationId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "The notification",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "example": 3
   },
   "IdempotencyKey": {
    "name": "Idempotency-Key",
    "in": "header",
    "required": true,
    "description": "One value per thing a person means to do, kept when it is tried again: the repetition answers what the first call got and changes nothing.\nThe same key with other content answers 409.\n",
    "schema": {
     "type": "string",
     "minLength": 8,
     "maxLength": 64,
     "pattern": "^[A-Za-z0-9_-]+$"
    },
    "example": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e"
   },
   "TradeType": {
    "name": "type",
    "in": "query",
    "description": "Only purchases or only sales",
    "schema": {
     "$ref": "#/components/schemas/TradeType"
    },
    "example": "sell"
   },
   "TradeStatus": {
    "name": "status",
    "in": "query",
    "description": "Only what stands so",
    "schema": {
     "$ref": "#/components/schemas/TradeStatus"
    },
    "example": "succeeded"
   },
   "FromDay": {
    "name": "from",
    "in": "query",
    "description": "First day",
    "schema": {
     "type": "string",
     "format": "date"
    },
    "example": "2026-01-01"
   },
   "ToDay": {
    "name": "to",
    "in": "query",
    "description": "Last day",
    "schema": {
     "type": "string",
     "format": "date"
    },
    "example": "2026-12-31"
   }
  },
  "headers": {
   "RequestId": {
    "description": "The same as `request_id` in the body",
    "schema": {
     "type": "string"
    }
   }
  },
  "responses": {
   "Done": {
    "description": "Done",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "message"
       ],
       "properties": {
        "message": {
         "type": "string",
         "description": "For the success toast"
        }
       }
      },
      "example": {
       "message": "تم تسجيل الخروج"
      }
     }
    }
   },
   "BadRequest": {
    "description": "The body is not JSON, or the request cannot be read",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "تعذّرت قراءة الطلب",
       "code": "bad_request",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "Unauthenticated": {
    "description": "No token, or one that is unknown, revoked or expired",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "يجب تسجيل الدخول أولًا",
       "code": "unauthenticated",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "Forbidden": {
    "description": "Signed in, but not allowed to; `confirmation_required`: allowed after `/api/session-confirmation`; `second_factor_required`: the password is right, and the account needs a second factor",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "هذه الصفحة للأعضاء فقط",
       "code": "forbidden",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "NotFound": {
    "description": "There is no such thing",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "تعذّر العثور على هذه الصفحة",
       "code": "not_found",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "Conflict": {
    "description": "It contradicts what is there: the idempotency key was used for something else, or shares, money or the offer are not there to do it, or there is nothing to certify, or a code is worth nothing any more. `code` tells which, `errors` names the field where one is at fault.",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "استُخدم هذا المفتاح لطلب آخر",
       "code": "conflict",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "PayloadTooLarge": {
    "description": "The body is over 64 kB",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "الطلب أكبر من المسموح",
       "code": "payload_too_large",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "UnsupportedMediaType": {
    "description": "The body is not `application/json`",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "نوع المحتوى غير مدعوم",
       "code": "unsupported_media_type",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "Validation": {
    "description": "Fields or parameters are at fault; `errors` names each",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ValidationError"
      },
      "example": {
       "message": "يرجى مراجعة الحقول المحددة",
       "code": "validation",
       "errors": {
        "phone": [
         "حقل رقم الجوال مطلوب"
        ]
       },
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "RateLimited": {
    "description": "Too many attempts",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "Retry-After": {
      "description": "Seconds to wait",
      "required": true,
      "schema": {
       "type": "integer",
       "minimum": 1
      }
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "محاولات كثيرة، يرجى المحاولة لاحقًا",
       "code": "rate_limited",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "ServerError": {
    "description": "Something broke on the server; the log has it under the request id",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "حدث خطأ ما",
       "code": "server_error",
       "request_id": "6f1c0d1e"
      }
     }
    }
   },
   "Unavailable": {
    "description": "The server cannot answer now; try again",
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      },
      "example": {
       "message": "الخدمة غير متاحة الآن، يرجى المحاولة لاحقًا",
       "code": "unavailable",
       "request_id": "6f1c0d1e"
      }
     }
    }
   }
  },
  "schemas": {
   "ErrorCode": {
    "type": "string",
    "description": "What failed, for programs",
    "enum": [
     "bad_request",
     "unauthenticated",
     "forbidden",
     "not_found",
     "method_not_allowed",
     "conflict",
     "payload_too_large",
     "unsupported_media_type",
     "validation",
     "rate_limited",
     "server_error",
     "unavailable",
     "insufficient_shares",
     "insufficient_cash",
     "ownership_cap",
     "offer_closed",
     "application_pending",
     "application_closed",
     "already_member",
     "no_shares",
     "code_expired",
     "holds_shares",
     "offers_open",
     "order_closed",
     "subscription_closed",
     "charge_running",
     "card_needed",
     "account_closing",
     "payout_closed",
     "confirmation_required",
     "second_factor_required",
     "passkey_limit",
     "two_step_on",
     "two_step_off"
    ]
   },
   "FieldErrors": {
    "type": "object",
    "description": "Messages in the language of `X-locale`, keyed by field or parameter name",
    "minProperties": 1,
    "additionalProperties": {
     "type": "array",
     "minItems": 1,
     "items": {
      "type": "string",
      "minLength": 1
     }
    }
   },
   "Error": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "code",
     "request_id"
    ],
    "properties": {
     "message": {
      "type": "string",
      "minLength": 1,
      "description": "For people, in the language of `X-locale`"
     },
     "code": {
      "$ref": "#/components/schemas/ErrorCode"
     },
     "errors": {
      "$ref": "#/components/schemas/FieldErrors"
     },
     "request_id": {
      "type": "string",
      "minLength": 1,
      "description": "To find the failure in the server's log"
     }
    }
   },
   "ValidationError": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "code",
     "errors",
     "request_id"
    ],
    "properties": {
     "message": {
      "type": "string",
      "minLength": 1,
      "description": "For people, in the language of `X-locale`"
     },
     "code": {
      "type": "string",
      "const": "validation",
      "description": "Always `validation`"
     },
     "errors": {
      "$ref": "#/components/schemas/FieldErrors"
     },
     "request_id": {
      "type": "string",
      "minLength": 1,
      "description": "To find the failure in the server's log"
     }
    }
   },
   "Pagination": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "page",
     "per_page",
     "total",
     "total_pages"
    ],
    "properties": {
     "page": {
      "type": "integer",
      "minimum": 1,
      "description": "This page"
     },
     "per_page": {
      "type": "integer",
      "minimum": 1,
      "description": "Entries on a full page"
     },
     "total": {
      "type": "integer",
      "minimum": 0,
      "description": "Entries on all pages"
     },
     "total_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Number of pages, 0 when there is nothing"
     }
    },
    "example": {
     "page": 1,
     "per_page": 12,
     "total": 24,
     "total_pages": 2
    }
   },
   "Name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60,
    "pattern": "\\S",
    "description": "A person's name as they write it"
   },
   "Password": {
    "type": "string",
    "minLength": 8,
    "maxLength": 200,
    "description": "At least 8 characters of any kind; a common one, or one made of one's own name, phone or e-mail, answers 422 at its field"
   },
   "PhoneInput": {
    "type": "string",
    "minLength": 1,
    "maxLength": 32,
    "format": "saudi-mobile",
    "description": "05XXXXXXXX, 5XXXXXXXX, +9665XXXXXXXX or 009665XXXXXXXX in either digit set, spaces and dashes allowed; stored as +9665XXXXXXXX",
    "examples": [
     "0551234567"
    ]
   },
   "Username": {
    "type": "string",
    "minLength": 1,
    "maxLength": 254,
    "format": "phone-or-email",
    "description": "Phone in any accepted form, or e-mail",
    "examples": [
     "0500000001"
    ]
   },
   "FirebaseToken": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4096,
    "description": "Web push token of this browser; null or absent when there is none"
   },
   "NewAccount": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "firstname",
     "lastname",
     "phone",
     "password",
     "confirm_password"
    ],
    "properties": {
     "firstname": {
      "$ref": "#/components/schemas/Name"
     },
     "lastname": {
      "$ref": "#/components/schemas/Name"
     },
     "phone": {
      "$ref": "#/components/schemas/PhoneInput"
     },
     "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "format": "email",
      "description": "Optional; leave the field out when there is none"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     },
     "confirm_password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The same as `password`"
     }
    }
   },
   "PendingSignUp": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "recipient",
     "sent_at",
     "expires_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": "Names the sign-up when the account is opened"
     },
     "recipient": {
      "type": "string",
      "description": "Phone that the code was sent to, in stored form"
     },
     "sent_at": {
      "type": "string",
      "format": "date-time",
      "description": "When the code was sent; a new one is sent from a minute later"
     },
     "expires_at": {
      "type": "string",
      "format": "date-time",
      "description": "Ten minutes after it was sent"
     }
    },
    "example": {
     "id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
     "recipient": "+966551234567",
     "sent_at": "2026-11-21T08:00:00.000Z",
     "expires_at": "2026-11-21T08:10:00.000Z"
    }
   },
   "SignUp": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "firstname",
     "lastname",
     "phone",
     "password",
     "confirm_password",
     "sign_up_id",
     "code"
    ],
    "properties": {
     "firstname": {
      "$ref": "#/components/schemas/Name"
     },
     "lastname": {
      "$ref": "#/components/schemas/Name"
     },
     "phone": {
      "$ref": "#/components/schemas/PhoneInput"
     },
     "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "format": "email",
      "description": "Optional; leave the field out when there is none"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     },
     "confirm_password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The same as `password`"
     },
     "sign_up_id": {
      "type": "string",
      "format": "uuid",
      "description": "The `id` of the requested code"
     },
     "code": {
      "type": "string",
      "pattern": "^\\d{6}$",
      "description": "The six digits of the message"
     },
     "fb_web_token": {
      "$ref": "#/components/schemas/FirebaseToken"
     }
    }
   },
   "SignIn": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "username",
     "password"
    ],
    "properties": {
     "username": {
      "$ref": "#/components/schemas/Username"
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The account's password"
     },
     "second_factor": {
      "$ref": "#/components/schemas/SecondFactor"
     },
     "fb_web_token": {
      "$ref": "#/components/schemas/FirebaseToken"
     }
    }
   },
   "SecondFactor": {
    "description": "Proof beside the password where two-step sign-in is on; ignored where it is off. `method` tells the ways apart",
    "type": "object",
    "required": [
     "method"
    ],
    "discriminator": {
     "propertyName": "method"
    },
    "oneOf": [
     {
      "$ref": "#/components/schemas/TotpFactor"
     },
     {
      "$ref": "#/components/schemas/RecoveryCodeFactor"
     },
     {
      "$ref": "#/components/schemas/PasskeyProof"
     }
    ]
   },
   "TotpFactor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "method",
     "code"
    ],
    "properties": {
     "method": {
      "type": "string",
      "const": "totp",
      "description": "Always `totp`"
     },
     "code": {
      "type": "string",
      "pattern": "^\\d{6}$",
      "description": "The six digits that the authenticator app shows; each code works once"
     }
    }
   },
   "RecoveryCodeFactor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "method",
     "code"
    ],
    "properties": {
     "method": {
      "type": "string",
      "const": "recovery_code",
      "description": "Always `recovery_code`"
     },
     "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "pattern": "\\S",
      "description": "One of the recovery codes, in either case, with or without its dash; each works once"
     }
    }
   },
   "PasskeyProof": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "method",
     "challenge_id",
     "credential"
    ],
    "properties": {
     "method": {
      "type": "string",
      "const": "passkey",
      "description": "Always `passkey`"
     },
     "challenge_id": {
      "$ref": "#/components/schemas/ChallengeId"
     },
     "credential": {
      "$ref": "#/components/schemas/PasskeyAssertion"
     }
    }
   },
   "PasskeySignIn": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "challenge_id",
     "credential"
    ],
    "properties": {
     "challenge_id": {
      "$ref": "#/components/schemas/ChallengeId"
     },
     "credential": {
      "$ref": "#/components/schemas/PasskeyAssertion"
     },
     "fb_web_token": {
      "$ref": "#/components/schemas/FirebaseToken"
     }
    }
   },
   "ChallengeId": {
    "type": "string",
    "format": "uuid",
    "description": "Names the challenge that the passkey has signed"
   },
   "Base64Url": {
    "type": "string",
    "minLength": 1,
    "maxLength": 16384,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "Bytes as base64url, as the browser writes them"
   },
   "PasskeyAssertion": {
    "type": "object",
    "description": "`PublicKeyCredential.toJSON()` of `navigator.credentials.get`; fields beside these are ignored",
    "required": [
     "id",
     "rawId",
     "type",
     "response"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "rawId": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "type": {
      "type": "string",
      "const": "public-key",
      "description": "Always `public-key`"
     },
     "response": {
      "type": "object",
      "required": [
       "clientDataJSON",
       "authenticatorData",
       "signature"
      ],
      "properties": {
       "clientDataJSON": {
        "$ref": "#/components/schemas/Base64Url"
       },
       "authenticatorData": {
        "$ref": "#/components/schemas/Base64Url"
       },
       "signature": {
        "$ref": "#/components/schemas/Base64Url"
       },
       "userHandle": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 256,
        "description": "The user as the passkey stores them"
       }
      }
     }
    }
   },
   "PasskeyAttestation": {
    "type": "object",
    "description": "`PublicKeyCredential.toJSON()` of `navigator.credentials.create`; fields beside these are ignored",
    "required": [
     "id",
     "rawId",
     "type",
     "response"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "rawId": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "type": {
      "type": "string",
      "const": "public-key",
      "description": "Always `public-key`"
     },
     "response": {
      "type": "object",
      "required": [
       "clientDataJSON",
       "attestationObject"
      ],
      "properties": {
       "clientDataJSON": {
        "$ref": "#/components/schemas/Base64Url"
       },
       "attestationObject": {
        "$ref": "#/components/schemas/Base64Url"
       },
       "transports": {
        "type": "array",
        "maxItems": 10,
        "items": {
         "type": "string",
         "minLength": 1,
         "maxLength": 32
        },
        "description": "How the device is reached, for later calls of the browser"
       }
      }
     }
    }
   },
   "PasskeyDescriptor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "type"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "type": {
      "type": "string",
      "const": "public-key",
      "description": "Always `public-key`"
     },
     "transports": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "PasskeyRequestOptions": {
    "type": "object",
    "description": "`PublicKeyCredentialRequestOptionsJSON`",
    "required": [
     "challenge",
     "rpId",
     "timeout",
     "userVerification"
    ],
    "properties": {
     "challenge": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "rpId": {
      "type": "string",
      "minLength": 1,
      "description": "The host that passkeys belong to"
     },
     "timeout": {
      "type": "integer",
      "minimum": 1,
      "description": "Milliseconds"
     },
     "userVerification": {
      "type": "string",
      "const": "required",
      "description": "Always `required`"
     }
    }
   },
   "PasskeyCreationOptions": {
    "type": "object",
    "description": "`PublicKeyCredentialCreationOptionsJSON`",
    "required": [
     "challenge",
     "rp",
     "user",
     "pubKeyCredParams",
     "timeout",
     "attestation",
     "authenticatorSelection",
     "excludeCredentials"
    ],
    "properties": {
     "challenge": {
      "$ref": "#/components/schemas/Base64Url"
     },
     "rp": {
      "type": "object",
      "required": [
       "id",
       "name"
      ],
      "properties": {
       "id": {
        "type": "string",
        "minLength": 1,
        "description": "The host that the passkey will belong to"
       },
       "name": {
        "type": "string",
        "minLength": 1,
        "description": "The association's name in the language of the call"
       }
      }
     },
     "user": {
      "type": "object",
      "required": [
       "id",
       "name",
       "displayName"
      ],
      "properties": {
       "id": {
        "$ref": "#/components/schemas/Base64Url"
       },
       "name": {
        "type": "string",
        "minLength": 1,
        "description": "Phone, which tells accounts apart in the device's list"
       },
       "displayName": {
        "type": "string",
        "description": "The user's name"
       }
      }
     },
     "pubKeyCredParams": {
      "type": "array",
      "minItems": 1,
      "items": {
       "type": "object",
       "required": [
        "type",
        "alg"
       ],
       "properties": {
        "type": {
         "type": "string",
         "const": "public-key",
         "description": "Always `public-key`"
        },
        "alg": {
         "type": "integer",
         "description": "COSE algorithm"
        }
       }
      }
     },
     "timeout": {
      "type": "integer",
      "minimum": 1,
      "description": "Milliseconds"
     },
     "attestation": {
      "type": "string",
      "const": "none",
      "description": "Always `none`"
     },
     "authenticatorSelection": {
      "type": "object",
      "required": [
       "residentKey",
       "userVerification"
      ],
      "properties": {
       "residentKey": {
        "type": "string",
        "const": "required",
        "description": "Always `required`"
       },
       "userVerification": {
        "type": "string",
        "const": "required",
        "description": "Always `required`"
       },
       "requireResidentKey": {
        "type": "boolean",
        "description": "True, for browsers that do not know `residentKey`"
       }
      }
     },
     "excludeCredentials": {
      "type": "array",
      "description": "The account's passkeys",
      "items": {
       "$ref": "#/components/schemas/PasskeyDescriptor"
      }
     }
    }
   },
   "PasskeyChallenge": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "challenge_id",
     "options"
    ],
    "properties": {
     "challenge_id": {
      "$ref": "#/components/schemas/ChallengeId"
     },
     "options": {
      "$ref": "#/components/schemas/PasskeyRequestOptions"
     }
    }
   },
   "PasskeyRegistration": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "challenge_id",
     "options"
    ],
    "properties": {
     "challenge_id": {
      "$ref": "#/components/schemas/ChallengeId"
     },
     "options": {
      "$ref": "#/components/schemas/PasskeyCreationOptions"
     }
    }
   },
   "PasskeyLabel": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60,
    "pattern": "\\S",
    "description": "Name that the user gives to a passkey"
   },
   "PasskeyName": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PasskeyLabel"
     }
    }
   },
   "NewPasskey": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "challenge_id",
     "name",
     "credential"
    ],
    "properties": {
     "challenge_id": {
      "$ref": "#/components/schemas/ChallengeId"
     },
     "name": {
      "$ref": "#/components/schemas/PasskeyLabel"
     },
     "credential": {
      "$ref": "#/components/schemas/PasskeyAttestation"
     }
    }
   },
   "Passkey": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "created_at",
     "last_used_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": "Names the passkey"
     },
     "name": {
      "$ref": "#/components/schemas/PasskeyLabel"
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was added"
     },
     "last_used_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "description": "When it was last used, null before"
     }
    },
    "example": {
     "id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
     "name": "جوال نورة",
     "created_at": "2026-11-20T08:00:00.000Z",
     "last_used_at": null
    }
   },
   "TwoStep": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "enabled_at"
    ],
    "properties": {
     "enabled_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was turned on"
     }
    }
   },
   "SignInSecurity": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "passkeys",
     "two_step",
     "recovery_codes_left"
    ],
    "properties": {
     "passkeys": {
      "type": "array",
      "description": "The oldest first, ten at most",
      "items": {
       "$ref": "#/components/schemas/Passkey"
      }
     },
     "two_step": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/TwoStep"
       },
       {
        "type": "null"
       }
      ],
      "description": "Null while it is off"
     },
     "recovery_codes_left": {
      "type": "integer",
      "minimum": 0,
      "description": "Unused recovery codes; 0 while two-step sign-in is off"
     }
    }
   },
   "TwoStepSecret": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "secret",
     "uri"
    ],
    "properties": {
     "secret": {
      "type": "string",
      "pattern": "^[A-Z2-7]+$",
      "description": "The secret as base32, for typing"
     },
     "uri": {
      "type": "string",
      "pattern": "^otpauth://totp/",
      "description": "The same for a QR code, with the association's name and the user's phone"
     }
    },
    "example": {
     "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
     "uri": "otpauth://totp/Taawun:%2B966551234567?issuer=Taawun&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
    }
   },
   "RecoveryCodes": {
    "type": "array",
    "description": "Ten codes, shown once; each replaces one code of the authenticator app",
    "minItems": 10,
    "maxItems": 10,
    "items": {
     "type": "string",
     "minLength": 1
    },
    "example": [
     "7KQ2M-9XBTR",
     "4H7KD-2M9QP",
     "8VN3C-WX2ZL",
     "5JH6T-RR4KD",
     "2PQ9W-7MXNB",
     "9CT4V-H3JKQ",
     "6LD8X-N2VBW",
     "3RW7K-Q5TPH",
     "8ZM2J-4CXDN",
     "7BV5Q-K9HTR"
    ]
   },
   "SessionConfirmation": {
    "description": "How the user proves their identity; `method` tells the ways apart",
    "type": "object",
    "required": [
     "method"
    ],
    "discriminator": {
     "propertyName": "method"
    },
    "oneOf": [
     {
      "$ref": "#/components/schemas/PasswordConfirmation"
     },
     {
      "$ref": "#/components/schemas/PasskeyProof"
     }
    ]
   },
   "PasswordConfirmation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "method",
     "password"
    ],
    "properties": {
     "method": {
      "type": "string",
      "const": "password",
      "description": "Always `password`"
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The account's password"
     }
    }
   },
   "AccessToken": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "access_token",
     "token_type",
     "expires_at"
    ],
    "properties": {
     "access_token": {
      "type": "string",
      "minLength": 20,
      "description": "Send it as `Authorization: Bearer …`"
     },
     "token_type": {
      "type": "string",
      "const": "Bearer",
      "description": "Always `Bearer`"
     },
     "expires_at": {
      "type": "string",
      "format": "date-time",
      "description": "30 days after the sign-in"
     }
    },
    "example": {
     "access_token": "4qY1r0m8v2bN6kC3xW7pL5sT9dF0aG2hJ4eR6uI8oQ0",
     "token_type": "Bearer",
     "expires_at": "2026-12-21T09:00:00.000Z"
    }
   },
   "ForgotPassword": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "username"
    ],
    "properties": {
     "username": {
      "$ref": "#/components/schemas/Username"
     },
     "redirect": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?=/)(?:/[a-zA-Z0-9@\\-%_~]+)*/?(\\?[a-zA-Z0-9@\\-%_~/=&+.,:]*)?(#[a-zA-Z0-9@\\-%_~/]*)?$",
      "description": "Path of the site on which the reader goes on after signing in with the new password; the link carries it"
     }
    }
   },
   "ResetPassword": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token",
     "password",
     "confirm_password"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": "From the reset link"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     },
     "confirm_password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The same as `password`"
     }
    }
   },
   "ChangePassword": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "old_password",
     "new_password",
     "confirm_password"
    ],
    "properties": {
     "old_password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The password so far"
     },
     "new_password": {
      "$ref": "#/components/schemas/Password"
     },
     "confirm_password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The same as `new_password`"
     }
    }
   },
   "UserNames": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "firstname",
     "lastname"
    ],
    "properties": {
     "firstname": {
      "$ref": "#/components/schemas/Name"
     },
     "lastname": {
      "$ref": "#/components/schemas/Name"
     }
    }
   },
   "PhoneChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "phone"
    ],
    "properties": {
     "phone": {
      "$ref": "#/components/schemas/PhoneInput"
     }
    }
   },
   "EmailChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "format": "email",
      "description": "The new address"
     }
    }
   },
   "OneTimeCode": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code"
    ],
    "properties": {
     "code": {
      "type": "string",
      "pattern": "^\\d{6}$",
      "description": "The six digits of the message"
     }
    }
   },
   "ContactChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "kind",
     "recipient",
     "sent_at",
     "expires_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": "Names the change when it is confirmed"
     },
     "kind": {
      "type": "string",
      "enum": [
       "phone",
       "email"
      ],
      "description": "What will be changed"
     },
     "recipient": {
      "type": "string",
      "description": "Where the code was sent, in stored form"
     },
     "sent_at": {
      "type": "string",
      "format": "date-time",
      "description": "When the code was sent; a new one is sent from a minute later"
     },
     "expires_at": {
      "type": "string",
      "format": "date-time",
      "description": "Ten minutes after it was sent"
     }
    },
    "example": {
     "id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
     "kind": "phone",
     "recipient": "+966551234567",
     "sent_at": "2026-11-21T08:00:00.000Z",
     "expires_at": "2026-11-21T08:10:00.000Z"
    }
   },
   "Session": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "browser",
     "system",
     "current",
     "created_at",
     "last_seen_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": "Names the session; never its token"
     },
     "browser": {
      "type": [
       "string",
       "null"
      ],
      "description": "The browser as it calls itself, null where it does not say"
     },
     "system": {
      "type": [
       "string",
       "null"
      ],
      "description": "The operating system, null where it is not known"
     },
     "current": {
      "type": "boolean",
      "description": "Whether it is the session of this call"
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was signed in"
     },
     "last_seen_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was last used, to the hour"
     }
    },
    "example": {
     "id": "0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e",
     "browser": "Safari",
     "system": "iOS",
     "current": true,
     "created_at": "2026-11-20T08:00:00.000Z",
     "last_seen_at": "2026-11-21T08:00:00.000Z"
    }
   },
   "DeletionToken": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": "From the deletion link"
     }
    }
   },
   "AccountDeletion": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "state",
     "payout"
    ],
    "properties": {
     "message": {
      "type": "string",
      "description": "For the success toast"
     },
     "state": {
      "type": "string",
      "enum": [
       "deleted",
       "closing"
      ],
      "description": "`closing`: it is deleted by itself once the payout is paid"
     },
     "payout": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Payout"
       },
       {
        "type": "null"
       }
      ],
      "description": "What is paid out before, null where nothing is"
     }
    }
   },
   "Counts": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "notifications"
    ],
    "properties": {
     "notifications": {
      "type": "integer",
      "minimum": 0,
      "description": "Unread notifications of the signed-in user"
     }
    }
   },
   "ContactRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "user_name",
     "user_email",
     "topic_id",
     "message"
    ],
    "properties": {
     "user_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Who writes"
     },
     "user_email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "format": "email",
      "description": "Where to answer"
     },
     "topic_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The id of a topic of `listTopics`"
     },
     "message": {
      "type": "string",
      "minLength": 10,
      "maxLength": 4000,
      "pattern": "\\S",
      "description": "The text, stored as it is written"
     }
    }
   },
   "PageFeedback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "path",
     "useful"
    ],
    "properties": {
     "path": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^/[A-Za-z0-9/_-]*$",
      "description": "The page's path, with or without its language"
     },
     "useful": {
      "type": "boolean",
      "description": "Whether the visitor found what they came for"
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "pattern": "\\S",
      "description": "What was missing, as it is written"
     }
    }
   },
   "TargetType": {
    "type": "string",
    "enum": [
     "program",
     "product",
     "general"
    ],
    "description": "What is donated to; `general`: wherever it is needed"
   },
   "Brand": {
    "type": "string",
    "enum": [
     "mada",
     "visa",
     "mastercard"
    ],
    "description": "The card's brand"
   },
   "CheckoutRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "target_type",
     "monthly_price",
     "months",
     "idempotency_key"
    ],
    "properties": {
     "target_type": {
      "$ref": "#/components/schemas/TargetType"
     },
     "target_slug": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "description": "The program's or product's slug; required unless the target is general"
     },
     "monthly_price": {
      "$ref": "#/components/schemas/CardAmount"
     },
     "months": {
      "type": "integer",
      "minimum": 1,
      "maximum": 60,
      "description": "Number of months; 1 is a donation once"
     },
     "brand": {
      "type": "string",
      "enum": [
       "mada",
       "visa",
       "mastercard"
      ],
      "description": "The card that will be used; without it mada"
     },
     "donor_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "\\S",
      "description": "Who gives, for the receipt; of a signed-in user without it, the account's"
     },
     "donor_email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "format": "email",
      "description": "Where the receipt is sent"
     },
     "donor_mobile": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "format": "saudi-mobile",
      "description": "A Saudi mobile number in any of its forms"
     },
     "anonymous": {
      "type": "boolean",
      "description": "The name is on the receipt and nowhere else"
     },
     "message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "pattern": "\\S",
      "description": "A wish for the wall, fewer than 60 words"
     },
     "show_on_wall": {
      "type": "boolean",
      "description": "The donor agrees to be shown among the donors, by name unless `anonymous`"
     },
     "receiver_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "\\S",
      "description": "Makes it a gift for this person"
     },
     "sender_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "\\S",
      "description": "Whom the gift is from"
     },
     "gift_message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "pattern": "\\S",
      "description": "What the card says, fewer than 60 words"
     },
     "receiver_mobile": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "format": "saudi-mobile",
      "description": "Where an SMS tells of the gift"
     },
     "receiver_email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "format": "email",
      "description": "Where an e-mail tells of the gift"
     },
     "notify_on": {
      "type": "string",
      "format": "date",
      "description": "The day on which the receiver is told, in Riyadh; without it at once"
     },
     "show_amount": {
      "type": "boolean",
      "description": "The receiver sees the amount"
     },
     "idempotency_key": {
      "type": "string",
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$",
      "description": "One value per donation a person means to make"
     }
    }
   },
   "BrandChoice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "brand"
    ],
    "properties": {
     "brand": {
      "$ref": "#/components/schemas/Brand"
     }
    }
   },
   "BalanceRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "amount",
     "brand"
    ],
    "properties": {
     "amount": {
      "$ref": "#/components/schemas/CardAmount"
     },
     "brand": {
      "$ref": "#/components/schemas/Brand"
     }
    }
   },
   "PayoutRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "amount"
    ],
    "properties": {
     "amount": {
      "type": "integer",
      "minimum": 100,
      "maximum": 9007199254740991,
      "description": "Halalas to pay out, from 1 SAR"
     }
    }
   },
   "PauseRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "months"
    ],
    "properties": {
     "months": {
      "type": "integer",
      "enum": [
       1,
       2,
       3
      ],
      "description": "How many charges are skipped"
     }
    }
   },
   "AmountRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "monthly_price"
    ],
    "properties": {
     "monthly_price": {
      "$ref": "#/components/schemas/CardAmount"
     }
    }
   },
   "PaymentMethods": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "gateway",
     "script_url",
     "brands",
     "currency",
     "test"
    ],
    "properties": {
     "gateway": {
      "type": "string",
      "enum": [
       "sandbox",
       "hyperpay",
       "moyasar"
      ],
      "description": "Who takes the payment"
     },
     "script_url": {
      "type": "string",
      "format": "uri-reference",
      "description": "Defines `window.taawunGateway`, see docs/giving.md"
     },
     "brands": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/Brand"
      },
      "description": "The preferred one first"
     },
     "currency": {
      "type": "string",
      "const": "SAR",
      "description": "Always `SAR`"
     },
     "test": {
      "type": "boolean",
      "description": "No real money moves: a page that pays says so"
     }
    },
    "example": {
     "gateway": "sandbox",
     "script_url": "/gateway/sandbox/widget.js",
     "brands": [
      "mada",
      "visa",
      "mastercard"
     ],
     "currency": "SAR",
     "test": true
    }
   },
   "Target": {
    "type": "object",
    "description": "What a donation is for",
    "additionalProperties": false,
    "required": [
     "type",
     "slug",
     "title"
    ],
    "properties": {
     "type": {
      "$ref": "#/components/schemas/TargetType"
     },
     "slug": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of the program or product, else null"
     },
     "title": {
      "type": "string",
      "minLength": 1,
      "description": "Its name"
     }
    }
   },
   "OpenedCheckout": {
    "type": "object",
    "description": "A checkout, and what has become of its payment; a repeated key may answer one that is decided already.",
    "additionalProperties": false,
    "required": [
     "checkout",
     "checkout_state"
    ],
    "properties": {
     "checkout": {
      "$ref": "#/components/schemas/Checkout"
     },
     "checkout_state": {
      "$ref": "#/components/schemas/CheckoutState"
     }
    }
   },
   "Checkout": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "order_number",
     "order_code",
     "checkout_id",
     "gateway",
     "brand",
     "amount",
     "total",
     "months",
     "monthly_price",
     "currency",
     "expires_at",
     "server_time",
     "script_url"
    ],
    "properties": {
     "order_number": {
      "type": "string",
      "pattern": "^T-[0-9A-Z]{8}$",
      "description": "The order"
     },
     "order_code": {
      "type": "string",
      "minLength": 16,
      "description": "Opens the order without a sign-in: keep it like a password"
     },
     "checkout_id": {
      "type": "string",
      "minLength": 16,
      "description": "Names this payment; asks for its state"
     },
     "gateway": {
      "type": "string",
      "enum": [
       "sandbox",
       "hyperpay",
       "moyasar"
      ],
      "description": "Who takes the payment"
     },
     "brand": {
      "$ref": "#/components/schemas/Brand"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Halalas that are charged now"
     },
     "total": {
      "type": "integer",
      "minimum": 100,
      "description": "Halalas of all `months`"
     },
     "months": {
      "type": "integer",
      "minimum": 1,
      "description": "Number of months; of a change of the card those that are not charged yet"
     },
     "monthly_price": {
      "type": "integer",
      "minimum": 100,
      "description": "Halalas a month"
     },
     "currency": {
      "type": "string",
      "const": "SAR",
      "description": "Always `SAR`"
     },
     "expires_at": {
      "type": "string",
      "format": "date-time",
      "description": "30 minutes after it was opened"
     },
     "server_time": {
      "type": "string",
      "format": "date-time",
      "description": "The server's clock, to count down to `expires_at` on a device whose clock is wrong"
     },
     "script_url": {
      "type": "string",
      "format": "uri-reference",
      "description": "The gateway's script"
     }
    },
    "example": {
     "order_number": "T-8K2MQ9XB",
     "order_code": "5yYHmW0cSLe1oXUo2b9dKw",
     "checkout_id": "9Qe2mW0cSLe1oXUo2b9dKw",
     "gateway": "sandbox",
     "brand": "mada",
     "amount": 10000,
     "total": 60000,
     "months": 6,
     "monthly_price": 10000,
     "currency": "SAR",
     "expires_at": "2026-11-21T09:30:00.000Z",
     "server_time": "2026-11-21T09:00:00.000Z",
     "script_url": "/gateway/sandbox/widget.js"
    }
   },
   "PaymentReason": {
    "type": "string",
    "enum": [
     "declined",
     "insufficient_funds",
     "three_d_secure",
     "card_expired",
     "limit_exceeded",
     "cancelled",
     "mismatch",
     "gateway_error"
    ],
    "description": "Why a payment failed; `mismatch`: what the gateway took is not what was asked for, staff look at it"
   },
   "PaymentStatus": {
    "type": "string",
    "enum": [
     "open",
     "pending",
     "paid",
     "failed",
     "expired",
     "refunded"
    ],
    "description": "`open` waits for the payer, `pending` for the gateway; `refunded` was given back"
   },
   "CheckoutState": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "checkout_id",
     "purpose",
     "status",
     "reason",
     "verified_message",
     "asked",
     "order_number",
     "order_code",
     "order_status",
     "target",
     "brand",
     "last_four",
     "amount",
     "total",
     "months",
     "monthly_price",
     "currency",
     "expires_at",
     "server_time",
     "receipt",
     "gift_code"
    ],
    "properties": {
     "checkout_id": {
      "type": "string",
      "minLength": 16,
      "description": "Names this payment"
     },
     "purpose": {
      "type": "string",
      "enum": [
       "donation",
       "card",
       "balance",
       "shares"
      ],
      "description": "A donation, a change of the card of a monthly one, money for the balance, or the shares of a new member"
     },
     "status": {
      "$ref": "#/components/schemas/PaymentStatus"
     },
     "reason": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/PaymentReason"
       },
       {
        "type": "null"
       }
      ],
      "description": "Why it failed, else null"
     },
     "verified_message": {
      "type": [
       "string",
       "null"
      ],
      "description": "What the server says of a failed or pending payment, for people; else null"
     },
     "asked": {
      "type": "boolean",
      "description": "Whether the gateway was asked for this answer"
     },
     "order_number": {
      "type": "string",
      "pattern": "^T-[0-9A-Z]{8}$",
      "description": "The order"
     },
     "order_code": {
      "type": "string",
      "minLength": 16,
      "description": "Opens the order without a sign-in"
     },
     "order_status": {
      "$ref": "#/components/schemas/TradeStatus"
     },
     "target": {
      "$ref": "#/components/schemas/Target"
     },
     "brand": {
      "$ref": "#/components/schemas/Brand"
     },
     "last_four": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^\\d{4}$",
      "description": "Of the card, when the gateway has told"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Halalas of this payment"
     },
     "total": {
      "type": "integer",
      "minimum": 100,
      "description": "Halalas of all `months`"
     },
     "months": {
      "type": "integer",
      "minimum": 1,
      "description": "Number of months; of a change of the card those that are not charged yet"
     },
     "monthly_price": {
      "type": "integer",
      "minimum": 100,
      "description": "Halalas a month"
     },
     "currency": {
      "type": "string",
      "const": "SAR",
      "description": "Always `SAR`"
     },
     "expires_at": {
      "type": "string",
      "format": "date-time",
      "description": "When the checkout closes"
     },
     "server_time": {
      "type": "string",
      "format": "date-time",
      "description": "The server's clock"
     },
     "receipt": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Receipt"
       },
       {
        "type": "null"
       }
      ],
      "description": "Once it is paid"
     },
     "gift_code": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of the gift's page `/gift/<code>`, once it is paid; null when it is no gift"
     }
    }
   },
   "Payment": {
    "type": "object",
    "description": "One attempt to take money for an order",
    "additionalProperties": false,
    "required": [
     "period",
     "date",
     "amount",
     "status",
     "reason",
     "brand",
     "last_four",
     "receipt_number"
    ],
    "properties": {
     "period": {
      "type": "integer",
      "minimum": 1,
      "description": "Which month it is for"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Its day, in Riyadh"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Halalas"
     },
     "status": {
      "$ref": "#/components/schemas/PaymentStatus"
     },
     "reason": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/PaymentReason"
       },
       {
        "type": "null"
       }
      ],
      "description": "Why it failed, else null"
     },
     "brand": {
      "$ref": "#/components/schemas/Brand"
     },
     "last_four": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^\\d{4}$",
      "description": "Of the card"
     },
     "receipt_number": {
      "type": [
       "string",
       "null"
      ],
      "description": "Once it is paid"
     }
    }
   },
   "Receipt": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "number",
     "code",
     "date",
     "amount",
     "currency",
     "order_number",
     "period",
     "target"
    ],
    "properties": {
     "number": {
      "type": "string",
      "pattern": "^R-\\d{4}-\\d{6}$",
      "description": "Receipt number"
     },
     "code": {
      "type": "string",
      "minLength": 16,
      "description": "Of the page that verifies it, `/receipts/<code>`"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Day of the payment, in Riyadh"
     },
     "amount": {
      "type": "integer",
      "minimum": 1,
      "description": "Halalas"
     },
     "currency": {
      "type": "string",
      "const": "SAR",
      "description": "Always `SAR`"
     },
     "order_number": {
      "type": "string",
      "pattern": "^T-[0-9A-Z]{8}$",
      "description": "The order"
     },
     "period": {
      "type": "integer",
      "minimum": 1,
      "description": "Which month of the order it is for"
     },
     "target": {
      "$ref": "#/components/schemas/Target"
     }
    }
   },
   "ReceiptVerification": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "valid",
     "test",
     "receipt"
    ],
    "properties": {
     "valid": {
      "type": "boolean",
      "description": "Whether the association has issued it and the money is still with it"
     },
     "test": {
      "type": "boolean",
      "description": "Whether it was a trial of the gateway that moved no money; it is not valid then"
     },
     "receipt": {
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "number",
         "date",
         "amount",
         "currency",
         "target",
         "donor_name"
        ],
        "properties": {
         "number": {
          "type": "string",
          "description": "Receipt number"
         },
         "date": {
          "type": "string",
          "format": "date",
          "description": "Day of the payment"
         },
         "amount": {
          "type": "integer",
          "minimum": 1,
          "description": "Halalas"
         },
         "currency": {
          "type": "string",
          "const": "SAR",
          "description": "Always `SAR`"
         },
         "target": {
          "$ref": "#/components/schemas/Target"
         },
         "donor_name": {
          "type": [
           "string",
           "null"
          ],
          "description": "Only of a donor who agreed to be shown by name"
         }
        }
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "CertificateVerification": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "valid",
     "certificate"
    ],
    "properties": {
     "valid": {
      "type": "boolean",
      "description": "Whether the association has issued it"
     },
     "certificate": {
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "number",
         "date",
         "shares",
         "member_name"
        ],
        "properties": {
         "number": {
          "type": "string",
          "minLength": 1,
          "description": "Certificate number"
         },
         "date": {
          "type": "string",
          "format": "date",
          "description": "Day on which the member held the shares"
         },
         "shares": {
          "type": "integer",
          "minimum": 1,
          "description": "Shares held on that day"
         },
         "member_name": {
          "type": "string",
          "minLength": 1,
          "description": "The first name, and the first letter of each further one"
         }
        }
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "Gift": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code",
     "receiver_name",
     "sender_name",
     "message",
     "target",
     "image",
     "date",
     "amount"
    ],
    "properties": {
     "code": {
      "type": "string",
      "minLength": 10,
      "description": "Of its page"
     },
     "receiver_name": {
      "type": "string",
      "minLength": 1,
      "description": "Whom it is for"
     },
     "sender_name": {
      "type": [
       "string",
       "null"
      ],
      "description": "Whom it is from"
     },
     "message": {
      "type": [
       "string",
       "null"
      ],
      "description": "What the card says"
     },
     "target": {
      "$ref": "#/components/schemas/Target"
     },
     "image": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Image"
       },
       {
        "type": "null"
       }
      ],
      "description": "The target's picture"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Day of the donation"
     },
     "amount": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "description": "Halalas of the whole donation; null unless the sender shows it"
     }
    }
   },
   "Donor": {
    "type": "object",
    "description": "Who gave, as far as they agreed to be shown",
    "additionalProperties": false,
    "required": [
     "name",
     "message",
     "date",
     "target"
    ],
    "properties": {
     "name": {
      "type": [
       "string",
       "null"
      ],
      "description": "Null: gave without a name"
     },
     "message": {
      "type": [
       "string",
       "null"
      ],
      "description": "Their wish"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Day of the donation"
     },
     "target": {
      "$ref": "#/components/schemas/Target"
     }
    }
   },
   "Id": {
    "type": "integer",
    "minimum": 1,
    "description": "Identity of the entity"
   },
   "EntitySlug": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "description": "The entity's name in addresses"
   },
   "Html": {
    "type": "string",
    "description": "Simple semantic HTML: p, h2, h3, ul, ol, li, strong, blockquote, a, bdi"
   },
   "Halalas": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "Money in halalas"
   },
   "CardAmount": {
    "type": "integer",
    "minimum": 100,
    "maximum": 10000000,
    "description": "What a card is charged once or each month, in halalas: from 1 SAR to 100,000 SAR"
   },
   "Image": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url",
     "alt",
     "width",
     "height"
    ],
    "properties": {
     "url": {
      "type": "string",
      "pattern": "^/media/",
      "description": "Path below /media/"
     },
     "alt": {
      "type": "string",
      "description": "What the picture shows"
     },
     "width": {
      "type": "integer",
      "minimum": 1,
      "description": "Pixels"
     },
     "height": {
      "type": "integer",
      "minimum": 1,
      "description": "Pixels"
     }
    },
    "example": {
     "url": "/media/scenes/palms.svg",
     "alt": "نخيل عند الغروب",
     "width": 640,
     "height": 360
    }
   },
   "Branch": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "is_main",
     "name",
     "city",
     "region",
     "address",
     "short_address",
     "building_no",
     "postal_code",
     "additional_no",
     "mail_box",
     "mobile",
     "phone",
     "fax",
     "email",
     "language",
     "cooperative_acceptance",
     "government_acceptance",
     "working_hours",
     "latitude",
     "longitude",
     "image"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/EntitySlug"
     },
     "is_main": {
      "type": "boolean",
      "description": "True for exactly one branch"
     },
     "name": {
      "type": "string",
      "description": "Branch name"
     },
     "city": {
      "type": "string",
      "description": "City"
     },
     "region": {
      "type": "string",
      "description": "Region of the Kingdom"
     },
     "address": {
      "type": "string",
      "description": "Address in words"
     },
     "short_address": {
      "type": "string",
      "pattern": "^[A-Z]{4}\\d{4}$",
      "description": "National short address"
     },
     "building_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "National address building number"
     },
     "postal_code": {
      "type": "string",
      "pattern": "^\\d{5}$",
      "description": "Postal code"
     },
     "additional_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "National address additional number"
     },
     "mail_box": {
      "type": [
       "string",
       "null"
      ],
      "description": "P.O. box"
     },
     "mobile": {
      "type": "string",
      "pattern": "^\\+9665\\d{8}$",
      "description": "Mobile phone"
     },
     "phone": {
      "type": "string",
      "pattern": "^\\+966\\d{8,9}$",
      "description": "Landline phone"
     },
     "fax": {
      "type": [
       "string",
       "null"
      ],
      "description": "Fax number"
     },
     "email": {
      "type": [
       "string",
       "null"
      ],
      "format": "email",
      "description": "E-mail address"
     },
     "language": {
      "type": "string",
      "description": "Languages spoken there"
     },
     "cooperative_acceptance": {
      "type": "string",
      "description": "Cooperative acceptance"
     },
     "government_acceptance": {
      "type": "string",
      "description": "Government acceptance"
     },
     "working_hours": {
      "type": "string",
      "description": "Opening hours"
     },
     "latitude": {
      "type": "number",
      "minimum": -90,
      "maximum": 90,
      "description": "Degrees north"
     },
     "longitude": {
      "type": "number",
      "minimum": -180,
      "maximum": 180,
      "description": "Degrees east"
     },
     "image": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Image"
       },
       {
        "type": "null"
       }
      ],
      "description": "Picture of the branch"
     }
    }
   },
   "Setting": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "value"
    ],
    "properties": {
     "type": {
      "type": "string",
      "minLength": 1,
      "description": "Name of the setting, for example association_name, currency, share_price, donation_amounts"
     },
     "value": {
      "type": "string",
      "description": "Its value; sums are halalas in digits, lists are comma-separated"
     }
    }
   },
   "PageSetting": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "value"
    ],
    "properties": {
     "type": {
      "type": "string",
      "minLength": 1,
      "description": "Name of the part of the page, for example about, mission, org_chart"
     },
     "value": {
      "description": "HTML text, or structured content (org_chart, org_history, lists, a scene as an Image)"
     }
    }
   },
   "Tag": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "slug",
     "name"
    ],
    "properties": {
     "slug": {
      "$ref": "#/components/schemas/EntitySlug"
     },
     "name": {
      "type": "string",
      "description": "Shown on the tag"
     }
    }
   },
   "NewsBase": {
    "type": "object",
    "required": [
     "id",
     "slug",
     "title",
     "excerpt",
     "image",
     "published_at",
     "featured",
     "reading_minutes",
     "tags"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "slug": {
      "$ref": "#/components/schemas/EntitySlug"
     },
     "title": {
      "type": "string",
      "description": "Headline"
     },
     "excerpt": {
      "type": "string",
      "description": "One or two sentences for cards"
     },
     "image": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Image"
       },
       {
        "type": "null"
       }
      ],
      "description": "Picture, null when there is none"
     },
     "published_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was published"
     },
     "featured": {
      "type": "boolean",
      "description": "Shown first on the home page"
     },
     "reading_minutes": {
      "type": "integer",
      "minimum": 1,
      "description": "Minutes to read"
     },
     "tags": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Tag"
      }
     }
    }
   },
   "NewsSummary": {
    "unevaluatedProperties": false,
    "allOf": [
     {
      "$ref": "#/components/schemas/NewsBase"
     }
    ]
   },
   "News": {
    "unevaluatedProperties": false,
    "allOf": [
     {
      "$ref": "#/components/schemas/NewsBase"
     },
     {
      "type": "object",
      "required": [
       "body"
      ],
      "properties": {
       "body": {
        "$ref": "#/components/schemas/Html"
       }
      }
     }
    ]
   },
   "Program": {
    "type": "object",
    "description": "A program or a product; both have the same shape",
    "additionalProperties": false,
    "required": [
     "id",
     "slug",
     "kind",
     "title",
     "summary",
     "body",
     "category",
     "image",
     "goal",
     "raised",
     "monthly_price",
     "unit",
     "starts_on",
     "ends_on",
     "donors_count",
     "license_number",
     "beneficiaries",
     "impacts",
     "milestones",
     "updates"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "slug": {
      "$ref": "#/components/schemas/EntitySlug"
     },
     "kind": {
      "type": "string",
      "enum": [
       "program",
       "product"
      ],
      "description": "Which of the two"
     },
     "title": {
      "type": "string",
      "description": "Name"
     },
     "summary": {
      "type": "string",
      "description": "One or two sentences for cards"
     },
     "body": {
      "$ref": "#/components/schemas/Html"
     },
     "category": {
      "$ref": "#/components/schemas/Tag"
     },
     "image": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Image"
       },
       {
        "type": "null"
       }
      ],
      "description": "Picture"
     },
     "goal": {
      "$ref": "#/components/schemas/Halalas"
     },
     "raised": {
      "$ref": "#/components/schemas/Halalas"
     },
     "monthly_price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "unit": {
      "type": [
       "string",
       "null"
      ],
      "description": "What one monthly price gives (products), else null"
     },
     "starts_on": {
      "type": "string",
      "format": "date",
      "description": "First day of the campaign"
     },
     "ends_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": "Last day, null when it goes on"
     },
     "donors_count": {
      "type": "integer",
      "minimum": 0,
      "description": "People who gave"
     },
     "license_number": {
      "type": "string",
      "description": "Licence of the campaign (the law asks to show it)"
     },
     "beneficiaries": {
      "type": "string",
      "description": "Whom it is for"
     },
     "impacts": {
      "type": "array",
      "maxItems": 4,
      "description": "What an amount gives, smallest first; empty when the campaign names none",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "amount",
        "text"
       ],
       "properties": {
        "amount": {
         "$ref": "#/components/schemas/Halalas"
        },
        "text": {
         "type": "string",
         "minLength": 1,
         "maxLength": 120,
         "description": "Continues the amount: \"SAR 100 waters a palm for a season\""
        }
       }
      }
     },
     "milestones": {
      "type": "array",
      "maxItems": 12,
      "description": "Steps towards the goal, smallest amount first. A step is reached when `raised` is at least its amount.",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "amount",
        "title"
       ],
       "properties": {
        "amount": {
         "$ref": "#/components/schemas/Halalas"
        },
        "title": {
         "type": "string",
         "minLength": 1,
         "maxLength": 120,
         "description": "What is done with it"
        }
       }
      }
     },
     "updates": {
      "type": "array",
      "maxItems": 50,
      "description": "Reports to the donors, newest first",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "date",
        "title",
        "text"
       ],
       "properties": {
        "date": {
         "type": "string",
         "format": "date",
         "description": "Day of the report"
        },
        "title": {
         "type": "string",
         "minLength": 1,
         "maxLength": 120,
         "description": "Headline"
        },
        "text": {
         "type": "string",
         "minLength": 1,
         "maxLength": 1000,
         "description": "One paragraph, plain text"
        }
       }
      }
     }
    }
   },
   "Service": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "slug",
     "title",
     "summary",
     "body",
     "icon",
     "image",
     "requirements",
     "steps",
     "fee"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "slug": {
      "$ref": "#/components/schemas/EntitySlug"
     },
     "title": {
      "type": "string",
      "description": "Name"
     },
     "summary": {
      "type": "string",
      "description": "One or two sentences for cards"
     },
     "body": {
      "$ref": "#/components/schemas/Html"
     },
     "icon": {
      "type": "string",
      "enum": [
       "shares",
       "greenhouse",
       "market",
       "training",
       "finance",
       "housing",
       "logistics",
       "digital"
      ],
      "description": "Which icon stands for it"
     },
     "image": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Image"
       },
       {
        "type": "null"
       }
      ],
      "description": "Picture"
     },
     "requirements": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "What one must bring"
     },
     "steps": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "How it goes"
     },
     "fee": {
      "type": "string",
      "description": "What it costs in words"
     }
    }
   },
   "CouncilMember": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "title",
     "bio",
     "image",
     "term",
     "position",
     "is_chair"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "description": "Name"
     },
     "title": {
      "type": "string",
      "description": "Office in the council"
     },
     "bio": {
      "type": "string",
      "description": "A few sentences"
     },
     "image": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Image"
       },
       {
        "type": "null"
       }
      ],
      "description": "Portrait, null where the star stands in"
     },
     "term": {
      "type": "string",
      "description": "Years of office"
     },
     "position": {
      "type": "integer",
      "minimum": 0,
      "description": "Order of precedence"
     },
     "is_chair": {
      "type": "boolean",
      "description": "Chairs the council"
     }
    }
   },
   "Supporter": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "kind",
     "logo",
     "url",
     "since"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "description": "Name"
     },
     "kind": {
      "type": "string",
      "description": "Kind of support: strategic, founding …"
     },
     "logo": {
      "$ref": "#/components/schemas/Image"
     },
     "url": {
      "type": "string",
      "format": "uri",
      "description": "Website"
     },
     "since": {
      "type": "integer",
      "minimum": 1900,
      "maximum": 2200,
      "description": "Year"
     }
    }
   },
   "Gallery": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "slug",
     "title",
     "date",
     "cover",
     "images"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "slug": {
      "$ref": "#/components/schemas/EntitySlug"
     },
     "title": {
      "type": "string",
      "description": "Name"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Day of the event"
     },
     "cover": {
      "$ref": "#/components/schemas/Image"
     },
     "images": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/Image"
      }
     }
    }
   },
   "Video": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "slug",
     "title",
     "summary",
     "poster",
     "duration_seconds",
     "published_at",
     "url"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "slug": {
      "$ref": "#/components/schemas/EntitySlug"
     },
     "title": {
      "type": "string",
      "description": "Name"
     },
     "summary": {
      "type": "string",
      "description": "One or two sentences"
     },
     "poster": {
      "$ref": "#/components/schemas/Image"
     },
     "duration_seconds": {
      "type": "integer",
      "minimum": 1,
      "description": "Length in seconds"
     },
     "published_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was published"
     },
     "url": {
      "type": "string",
      "pattern": "^(https://|/media/)",
      "description": "Where to watch: a file of the API's own (WebM or MP4 below /media/films), a film on YouTube or Vimeo, or a page elsewhere"
     }
    }
   },
   "DocumentGroup": {
    "type": "string",
    "enum": [
     "form-data",
     "link-record",
     "policy",
     "regulations",
     "org_guide"
    ],
    "description": "The page it stands on"
   },
   "Document": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "slug",
     "group",
     "title",
     "summary",
     "file_type",
     "size_bytes",
     "date",
     "url"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "slug": {
      "$ref": "#/components/schemas/EntitySlug"
     },
     "group": {
      "$ref": "#/components/schemas/DocumentGroup"
     },
     "title": {
      "type": "string",
      "description": "Name"
     },
     "summary": {
      "type": "string",
      "description": "What is in it"
     },
     "file_type": {
      "type": "string",
      "const": "pdf",
      "description": "Always `pdf`"
     },
     "size_bytes": {
      "type": "integer",
      "minimum": 1,
      "description": "Size of the file"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Date of the document"
     },
     "url": {
      "type": "string",
      "pattern": "^/media/documents/",
      "description": "Path of the file"
     }
    }
   },
   "StatisticGroup": {
    "type": "string",
    "enum": [
     "home",
     "members",
     "finance",
     "impact"
    ],
    "description": "Where it is shown"
   },
   "Statistic": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "key",
     "group",
     "label",
     "value",
     "unit",
     "series"
    ],
    "properties": {
     "key": {
      "type": "string",
      "minLength": 1,
      "description": "Name of the figure"
     },
     "group": {
      "$ref": "#/components/schemas/StatisticGroup"
     },
     "label": {
      "type": "string",
      "description": "What is counted"
     },
     "value": {
      "type": "integer",
      "description": "The latest figure"
     },
     "unit": {
      "type": [
       "string",
       "null"
      ],
      "description": "Unit in words, null for plain counts"
     },
     "series": {
      "type": "array",
      "description": "One figure per year, oldest first; may be empty",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "year",
        "value"
       ],
       "properties": {
        "year": {
         "type": "integer",
         "minimum": 1900,
         "maximum": 2200,
         "description": "Gregorian year"
        },
        "value": {
         "type": "integer",
         "description": "The year's figure"
        }
       }
      }
     }
    }
   },
   "Topic": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name",
     "kind"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "description": "Shown in the list"
     },
     "kind": {
      "type": "string",
      "enum": [
       "complaint",
       "suggestion",
       "inquiry",
       "membership",
       "donation"
      ],
      "description": "What sort of matter"
     }
    }
   },
   "TradeType": {
    "type": "string",
    "enum": [
     "buy",
     "sell"
    ],
    "description": "From the owner's point of view"
   },
   "TradeStatus": {
    "type": "string",
    "enum": [
     "pending",
     "succeeded",
     "expired",
     "completed"
    ],
    "description": "`completed` is shown as pending"
   },
   "ShareOffer": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "type",
     "status",
     "shares",
     "filled",
     "price",
     "total",
     "created_at",
     "expires_at",
     "closed_at",
     "mine"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "type": {
      "$ref": "#/components/schemas/TradeType"
     },
     "status": {
      "$ref": "#/components/schemas/TradeStatus"
     },
     "shares": {
      "type": "integer",
      "minimum": 1,
      "description": "Whole shares offered"
     },
     "filled": {
      "type": "integer",
      "minimum": 0,
      "description": "Shares of it that have changed hands"
     },
     "price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "total": {
      "$ref": "#/components/schemas/Halalas"
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was placed"
     },
     "expires_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it lapses"
     },
     "closed_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "description": "When it was met, cancelled or lapsed; null while it stands"
     },
     "mine": {
      "type": "boolean",
      "description": "Whether it is the caller's own"
     }
    }
   },
   "ShareOfferRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "shares",
     "price",
     "expires_in_days"
    ],
    "properties": {
     "type": {
      "$ref": "#/components/schemas/TradeType"
     },
     "shares": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Whole shares"
     },
     "price": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000000,
      "description": "Limit for one share in halalas, up to 100,000 SAR"
     },
     "expires_in_days": {
      "type": "integer",
      "enum": [
       1,
       7,
       30,
       90
      ],
      "description": "How long the offer stands"
     }
    }
   },
   "ShareOfferAnswer": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "share_offer"
    ],
    "properties": {
     "message": {
      "type": "string",
      "description": "For the success toast"
     },
     "share_offer": {
      "$ref": "#/components/schemas/ShareOffer"
     }
    }
   },
   "Contribution": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "shares",
     "reserved_shares",
     "available_shares",
     "average_price",
     "cash",
     "reserved_cash",
     "available_cash",
     "fee_bp",
     "ownership_cap_bp",
     "total_shares",
     "may_buy"
    ],
    "properties": {
     "shares": {
      "type": "integer",
      "minimum": 0,
      "description": "Whole shares held"
     },
     "reserved_shares": {
      "type": "integer",
      "minimum": 0,
      "description": "Of these in open offers to sell"
     },
     "available_shares": {
      "type": "integer",
      "minimum": 0,
      "description": "The rest, which may be offered"
     },
     "average_price": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Halalas"
       },
       {
        "type": "null"
       }
      ],
      "description": "What a share was bought for on average, null before the first purchase"
     },
     "cash": {
      "$ref": "#/components/schemas/Halalas"
     },
     "reserved_cash": {
      "$ref": "#/components/schemas/Halalas"
     },
     "available_cash": {
      "$ref": "#/components/schemas/Halalas"
     },
     "fee_bp": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "description": "Fee of a trade in basis points (100 are 1 %): a buyer pays it, a seller gets less by it"
     },
     "ownership_cap_bp": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "description": "What part of all shares one member may own in basis points"
     },
     "total_shares": {
      "type": "integer",
      "minimum": 0,
      "description": "All shares of the association"
     },
     "may_buy": {
      "type": "integer",
      "minimum": 0,
      "description": "Shares until the cap, open offers to buy counted"
     }
    },
    "example": {
     "shares": 50,
     "reserved_shares": 5,
     "available_shares": 45,
     "average_price": 10000,
     "cash": 2500000,
     "reserved_cash": 0,
     "available_cash": 2500000,
     "fee_bp": 50,
     "ownership_cap_bp": 2000,
     "total_shares": 10000,
     "may_buy": 1950
    }
   },
   "Balance": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "cash",
     "reserved_for_offers",
     "reserved_for_payouts",
     "available_cash",
     "iban_end",
     "payable_from"
    ],
    "properties": {
     "cash": {
      "$ref": "#/components/schemas/Halalas"
     },
     "reserved_for_offers": {
      "$ref": "#/components/schemas/Halalas"
     },
     "reserved_for_payouts": {
      "$ref": "#/components/schemas/Halalas"
     },
     "available_cash": {
      "$ref": "#/components/schemas/Halalas"
     },
     "iban_end": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Last digits of the IBAN that payouts go to"
     },
     "payable_from": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "description": "Payouts are not transferred before: 72 hours after a change of the IBAN; null when nothing waits"
     }
    },
    "example": {
     "cash": 2500000,
     "reserved_for_offers": 125000,
     "reserved_for_payouts": 0,
     "available_cash": 2375000,
     "iban_end": "7519",
     "payable_from": null
    }
   },
   "BalanceMovement": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "date",
     "kind",
     "amount"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1,
      "description": "Number of the entry"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Its day, in Riyadh"
     },
     "kind": {
      "type": "string",
      "enum": [
       "deposit",
       "withdrawal",
       "purchase",
       "sale",
       "fee"
      ],
      "description": "What moved the money: `deposit` and `withdrawal` come from and go to the bank"
     },
     "amount": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991,
      "description": "Halalas, negative where it left the balance"
     }
    }
   },
   "Payout": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "amount",
     "status",
     "iban_end",
     "requested_at",
     "payable_from",
     "decided_at",
     "reason",
     "closes_account"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "pattern": "^P-[0-9A-Z]{8}$",
      "description": "Number of the payout"
     },
     "amount": {
      "$ref": "#/components/schemas/Halalas"
     },
     "status": {
      "type": "string",
      "enum": [
       "requested",
       "paid",
       "rejected",
       "cancelled"
      ],
      "description": "Where it stands"
     },
     "iban_end": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Last digits of the IBAN it goes to"
     },
     "requested_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was asked for"
     },
     "payable_from": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "description": "It is not transferred before: 72 hours after a change of the member's IBAN; null when it does not wait for that"
     },
     "decided_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "description": "When it was paid, rejected or cancelled, else null"
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why it was rejected, else null"
     },
     "closes_account": {
      "type": "boolean",
      "description": "The account is being closed: it is deleted once every requested payout is paid"
     }
    },
    "example": {
     "reference": "P-4H7K2M9Q",
     "amount": 120000,
     "status": "requested",
     "iban_end": "7519",
     "requested_at": "2026-11-21T08:00:00.000Z",
     "payable_from": null,
     "decided_at": null,
     "reason": null,
     "closes_account": false
    }
   },
   "PayoutAnswer": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "payout"
    ],
    "properties": {
     "message": {
      "type": "string",
      "description": "For the success toast"
     },
     "payout": {
      "$ref": "#/components/schemas/Payout"
     }
    }
   },
   "ShareBookLevel": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "price",
     "shares",
     "offers"
    ],
    "properties": {
     "price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "shares": {
      "type": "integer",
      "minimum": 1,
      "description": "Whole shares at this price"
     },
     "offers": {
      "type": "integer",
      "minimum": 1,
      "description": "In so many offers"
     }
    }
   },
   "SharePrice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "date",
     "price",
     "low",
     "high",
     "shares"
    ],
    "properties": {
     "date": {
      "type": "string",
      "format": "date",
      "description": "The day"
     },
     "price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "low": {
      "$ref": "#/components/schemas/Halalas"
     },
     "high": {
      "$ref": "#/components/schemas/Halalas"
     },
     "shares": {
      "type": "integer",
      "minimum": 1,
      "description": "Shares that changed hands"
     }
    },
    "example": {
     "date": "2026-11-20",
     "price": 12500,
     "low": 12450,
     "high": 12600,
     "shares": 55
    }
   },
   "ShareMovement": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "date",
     "type",
     "status",
     "shares",
     "price",
     "total"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Day of the movement"
     },
     "type": {
      "$ref": "#/components/schemas/TradeType"
     },
     "status": {
      "$ref": "#/components/schemas/TradeStatus"
     },
     "shares": {
      "type": "integer",
      "minimum": 1,
      "description": "Whole shares"
     },
     "price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "total": {
      "$ref": "#/components/schemas/Halalas"
     }
    }
   },
   "Order": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "number",
     "date",
     "price",
     "qty",
     "total",
     "status",
     "unit",
     "remaining",
     "target",
     "repayable",
     "subscription"
    ],
    "properties": {
     "number": {
      "type": "string",
      "pattern": "^T-[0-9A-Z]{8}$",
      "description": "Order number"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Day of the order"
     },
     "price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "qty": {
      "type": "integer",
      "minimum": 1,
      "description": "How many units: months of a donation"
     },
     "total": {
      "$ref": "#/components/schemas/Halalas"
     },
     "status": {
      "$ref": "#/components/schemas/TradeStatus"
     },
     "unit": {
      "type": "string",
      "description": "What one unit is, in words"
     },
     "remaining": {
      "type": "integer",
      "minimum": 0,
      "description": "Units still to come"
     },
     "target": {
      "$ref": "#/components/schemas/Target"
     },
     "repayable": {
      "type": "boolean",
      "description": "Whether `repayOrder` opens a checkout"
     },
     "subscription": {
      "type": "boolean",
      "description": "Whether `getSubscription` finds a monthly donation under this number"
     }
    }
   },
   "OrderDetails": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "number",
     "date",
     "price",
     "qty",
     "total",
     "status",
     "unit",
     "remaining",
     "target",
     "repayable",
     "subscription",
     "paid",
     "anonymous",
     "message",
     "receiver_name",
     "gift_code",
     "donor_name",
     "donor_email",
     "payments",
     "receipts"
    ],
    "properties": {
     "number": {
      "type": "string",
      "pattern": "^T-[0-9A-Z]{8}$",
      "description": "Order number"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Day of the order"
     },
     "price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "qty": {
      "type": "integer",
      "minimum": 1,
      "description": "How many units: months of a donation"
     },
     "total": {
      "$ref": "#/components/schemas/Halalas"
     },
     "status": {
      "$ref": "#/components/schemas/TradeStatus"
     },
     "unit": {
      "type": "string",
      "description": "What one unit is, in words"
     },
     "remaining": {
      "type": "integer",
      "minimum": 0,
      "description": "Units still to come"
     },
     "target": {
      "$ref": "#/components/schemas/Target"
     },
     "repayable": {
      "type": "boolean",
      "description": "Whether `repayOrder` opens a checkout"
     },
     "subscription": {
      "type": "boolean",
      "description": "Whether `getSubscription` finds a monthly donation under this number"
     },
     "paid": {
      "type": "integer",
      "minimum": 0,
      "description": "Halalas given so far"
     },
     "anonymous": {
      "type": "boolean",
      "description": "The name is on the receipt and nowhere else"
     },
     "message": {
      "type": [
       "string",
       "null"
      ],
      "description": "The donor's wish"
     },
     "receiver_name": {
      "type": [
       "string",
       "null"
      ],
      "description": "Whom it is a gift for, else null"
     },
     "gift_code": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of the gift's page, once it is paid"
     },
     "donor_name": {
      "type": [
       "string",
       "null"
      ],
      "description": "Who gives"
     },
     "donor_email": {
      "type": [
       "string",
       "null"
      ],
      "description": "Where receipts are sent"
     },
     "payments": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Payment"
      },
      "description": "Newest first"
     },
     "receipts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Receipt"
      },
      "description": "Newest first"
     }
    }
   },
   "Card": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "brand",
     "last_four"
    ],
    "properties": {
     "brand": {
      "$ref": "#/components/schemas/Brand"
     },
     "last_four": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "The end of its number"
     }
    }
   },
   "Subscription": {
    "type": "object",
    "description": "A donation of several months",
    "additionalProperties": false,
    "required": [
     "number",
     "target",
     "monthly_price",
     "months",
     "months_left",
     "given",
     "status",
     "started_on",
     "next_charge_on",
     "retry_on",
     "card"
    ],
    "properties": {
     "number": {
      "type": "string",
      "pattern": "^T-[0-9A-Z]{8}$",
      "description": "The number of its order"
     },
     "target": {
      "$ref": "#/components/schemas/Target"
     },
     "monthly_price": {
      "type": "integer",
      "minimum": 100,
      "description": "Halalas of the next charges"
     },
     "months": {
      "type": "integer",
      "minimum": 2,
      "description": "Months in all"
     },
     "months_left": {
      "type": "integer",
      "minimum": 0,
      "description": "Months still to be charged"
     },
     "given": {
      "type": "integer",
      "minimum": 0,
      "description": "Halalas charged so far"
     },
     "status": {
      "type": "string",
      "enum": [
       "active",
       "paused",
       "failed",
       "cancelled",
       "completed"
      ],
      "description": "`failed`: the card was declined too often, another one is needed"
     },
     "started_on": {
      "type": "string",
      "format": "date",
      "description": "Day of the first charge"
     },
     "next_charge_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": "Day of the next charge, in Riyadh; null when none comes"
     },
     "retry_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": "Day on which a declined charge is tried again, else null"
     },
     "card": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Card"
       },
       {
        "type": "null"
       }
      ],
      "description": "The card that is charged"
     }
    }
   },
   "SubscriptionDetails": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "number",
     "target",
     "monthly_price",
     "months",
     "months_left",
     "given",
     "status",
     "started_on",
     "next_charge_on",
     "retry_on",
     "card",
     "payments",
     "receipts"
    ],
    "properties": {
     "number": {
      "type": "string",
      "pattern": "^T-[0-9A-Z]{8}$",
      "description": "The number of its order"
     },
     "target": {
      "$ref": "#/components/schemas/Target"
     },
     "monthly_price": {
      "type": "integer",
      "minimum": 100,
      "description": "Halalas of the next charges"
     },
     "months": {
      "type": "integer",
      "minimum": 2,
      "description": "Months in all"
     },
     "months_left": {
      "type": "integer",
      "minimum": 0,
      "description": "Months still to be charged"
     },
     "given": {
      "type": "integer",
      "minimum": 0,
      "description": "Halalas charged so far"
     },
     "status": {
      "type": "string",
      "enum": [
       "active",
       "paused",
       "failed",
       "cancelled",
       "completed"
      ],
      "description": "`failed`: the card was declined too often, another one is needed"
     },
     "started_on": {
      "type": "string",
      "format": "date",
      "description": "Day of the first charge"
     },
     "next_charge_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": "Day of the next charge, in Riyadh; null when none comes"
     },
     "retry_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": "Day on which a declined charge is tried again, else null"
     },
     "card": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Card"
       },
       {
        "type": "null"
       }
      ],
      "description": "The card that is charged"
     },
     "payments": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Payment"
      },
      "description": "Newest first"
     },
     "receipts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Receipt"
      },
      "description": "Newest first"
     }
    }
   },
   "User": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "firstname",
     "lastname",
     "email",
     "email_confirmed",
     "email_bounced",
     "phone",
     "is_member",
     "scope",
     "member",
     "created_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "firstname": {
      "type": "string",
      "description": "First name"
     },
     "lastname": {
      "type": "string",
      "description": "Family name"
     },
     "email": {
      "type": [
       "string",
       "null"
      ],
      "format": "email",
      "description": "E-mail address, null when none was given"
     },
     "email_confirmed": {
      "type": "boolean",
      "description": "Whether the address is confirmed by a code; only then it signs in and recovers the account"
     },
     "email_bounced": {
      "type": "boolean",
      "description": "Whether messages to the address came back; it gets only codes until it is confirmed again"
     },
     "phone": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "phone"
      ],
      "properties": {
       "phone": {
        "type": "string",
        "pattern": "^\\+9665\\d{8}$",
        "description": "Mobile phone"
       }
      }
     },
     "is_member": {
      "type": "boolean",
      "description": "Whether the association has admitted the user"
     },
     "scope": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Roles and permissions: `member` of every member, `trade` of one who may place share offers"
     },
     "member": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/Member"
       },
       {
        "type": "null"
       }
      ],
      "description": "The member's record, null for a non-member"
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "When the account was opened"
     }
    }
   },
   "Member": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "mem_no",
     "mem_date",
     "contribution_no",
     "title",
     "name",
     "name_en",
     "national_id",
     "type_id",
     "bank",
     "branch",
     "branch_no",
     "account_no",
     "iban_no",
     "country_id",
     "state_id",
     "region_id",
     "city",
     "district",
     "street",
     "building_no",
     "unit_no",
     "postal_code",
     "additional_no",
     "shares_count",
     "birthdate",
     "nationality",
     "qualification",
     "job_title",
     "bio",
     "gender"
    ],
    "properties": {
     "mem_no": {
      "type": "string",
      "description": "Membership number"
     },
     "mem_date": {
      "type": "string",
      "format": "date",
      "description": "Day of admission"
     },
     "contribution_no": {
      "type": "string",
      "description": "Number of the contribution"
     },
     "title": {
      "type": "string",
      "description": "Form of address, a code of the lookup `titles`"
     },
     "name": {
      "type": "string",
      "description": "Full name as on the identity card, in Arabic where the card has it"
     },
     "name_en": {
      "type": [
       "string",
       "null"
      ],
      "description": "Full name in Latin letters as on the identity card, for documents in English; null where it is not known"
     },
     "national_id": {
      "type": "string",
      "pattern": "^[12]\\d{9}$",
      "description": "National ID or Iqama"
     },
     "type_id": {
      "type": "integer",
      "minimum": 1,
      "description": "Type of membership"
     },
     "bank": {
      "type": "string",
      "description": "Bank, a code of the lookup `banks`"
     },
     "branch": {
      "type": [
       "string",
       "null"
      ],
      "description": "Branch of the bank"
     },
     "branch_no": {
      "type": [
       "string",
       "null"
      ],
      "description": "Number of the bank's branch"
     },
     "account_no": {
      "type": "string",
      "description": "Account number"
     },
     "iban_no": {
      "type": "string",
      "pattern": "^SA\\d{22}$",
      "description": "IBAN without spaces"
     },
     "country_id": {
      "type": "integer",
      "minimum": 1,
      "description": "Country"
     },
     "state_id": {
      "type": "integer",
      "minimum": 1,
      "description": "Province"
     },
     "region_id": {
      "type": "integer",
      "minimum": 1,
      "description": "Region"
     },
     "city": {
      "type": "string",
      "description": "City, a code of the lookup `cities`"
     },
     "district": {
      "type": "string",
      "description": "District"
     },
     "street": {
      "type": "string",
      "description": "Street"
     },
     "building_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Building number"
     },
     "unit_no": {
      "type": [
       "string",
       "null"
      ],
      "description": "Unit number"
     },
     "postal_code": {
      "type": "string",
      "pattern": "^\\d{5}$",
      "description": "Postal code"
     },
     "additional_no": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^\\d{4}$",
      "description": "Additional number"
     },
     "shares_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Whole shares held now"
     },
     "birthdate": {
      "type": "string",
      "format": "date",
      "description": "Date of birth"
     },
     "nationality": {
      "type": "string",
      "description": "Nationality, a code of the lookup `nationalities`"
     },
     "qualification": {
      "type": "string",
      "description": "Education, a code of the lookup `qualifications`"
     },
     "job_title": {
      "type": [
       "string",
       "null"
      ],
      "description": "Occupation"
     },
     "bio": {
      "type": [
       "string",
       "null"
      ],
      "description": "A few words about oneself"
     },
     "gender": {
      "type": "string",
      "enum": [
       "male",
       "female"
      ],
      "description": "Gender"
     }
    }
   },
   "MemberRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "title",
     "national_id",
     "type_id",
     "bank",
     "account_no",
     "iban_no",
     "country_id",
     "state_id",
     "region_id",
     "city",
     "district",
     "street",
     "building_no",
     "postal_code",
     "shares_count",
     "birthdate",
     "nationality",
     "qualification",
     "gender"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Full name as on the identity card, in Arabic where the card has it"
     },
     "name_en": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Full name in Latin letters as on the identity card, for documents in English"
     },
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "description": "Form of address, a code of the lookup `titles`"
     },
     "national_id": {
      "type": "string",
      "pattern": "^[12]\\d{9}$",
      "description": "National ID or Iqama, its check digit right; no two members have the same"
     },
     "mem_no": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "pattern": "\\S",
      "description": "Membership number of whoever was admitted on paper; `mem_date` and `contribution_no` belong to it"
     },
     "mem_date": {
      "type": "string",
      "format": "date",
      "description": "Day of admission on paper"
     },
     "contribution_no": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "pattern": "\\S",
      "description": "Number of the contribution on paper"
     },
     "type_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000,
      "description": "Type of membership, of the lookup `member_types`"
     },
     "bank": {
      "type": "string",
      "pattern": "^\\d{2}$",
      "description": "Code of the lookup `banks`; the IBAN must be of this bank"
     },
     "branch": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "Branch of the bank"
     },
     "branch_no": {
      "type": "string",
      "pattern": "^\\d{1,10}$",
      "description": "Number of the bank's branch"
     },
     "account_no": {
      "type": "string",
      "pattern": "^\\d{6,24}$",
      "description": "Account number: the last 18 digits of the IBAN, with or without the zeros that fill it up"
     },
     "iban_no": {
      "type": "string",
      "pattern": "^SA\\d{22}$",
      "description": "IBAN without spaces, its check digits right"
     },
     "country_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Country, of the lookup `countries`"
     },
     "state_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Region of the country, of the lookup `states`"
     },
     "region_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Governorate of the state, of the lookup `regions`"
     },
     "city": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "description": "City of the region, a code of the lookup `cities`"
     },
     "district": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "District"
     },
     "street": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Street"
     },
     "building_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Building number"
     },
     "unit_no": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10,
      "pattern": "\\S",
      "description": "Unit number"
     },
     "postal_code": {
      "type": "string",
      "pattern": "^\\d{5}$",
      "description": "Postal code"
     },
     "additional_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Additional number"
     },
     "shares_count": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Whole shares subscribed, within `membership_terms`"
     },
     "birthdate": {
      "type": "string",
      "format": "date",
      "description": "Date of birth; members are 18 or older"
     },
     "nationality": {
      "type": "string",
      "pattern": "^[A-Z]{2}$",
      "description": "A code of the lookup `nationalities`"
     },
     "qualification": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "description": "Education, a code of the lookup `qualifications`"
     },
     "job_title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "Occupation"
     },
     "bio": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "pattern": "\\S",
      "description": "A few words about oneself"
     },
     "gender": {
      "type": "string",
      "enum": [
       "male",
       "female"
      ],
      "description": "Gender"
     }
    }
   },
   "MemberApplicationFields": {
    "type": "object",
    "description": "What is still stored of an application. An open one has every field that was sent, a rejected one lacks the national ID, the bank account and the birth date, and a decided one in the end has only the shares.",
    "additionalProperties": false,
    "required": [
     "shares_count"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Full name as on the identity card, in Arabic where the card has it"
     },
     "name_en": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Full name in Latin letters as on the identity card, for documents in English"
     },
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "description": "Form of address, a code of the lookup `titles`"
     },
     "national_id": {
      "type": "string",
      "pattern": "^[12]\\d{9}$",
      "description": "National ID or Iqama, its check digit right; no two members have the same"
     },
     "mem_no": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "pattern": "\\S",
      "description": "Membership number of whoever was admitted on paper; `mem_date` and `contribution_no` belong to it"
     },
     "mem_date": {
      "type": "string",
      "format": "date",
      "description": "Day of admission on paper"
     },
     "contribution_no": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "pattern": "\\S",
      "description": "Number of the contribution on paper"
     },
     "type_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000,
      "description": "Type of membership, of the lookup `member_types`"
     },
     "bank": {
      "type": "string",
      "pattern": "^\\d{2}$",
      "description": "Code of the lookup `banks`; the IBAN must be of this bank"
     },
     "branch": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "Branch of the bank"
     },
     "branch_no": {
      "type": "string",
      "pattern": "^\\d{1,10}$",
      "description": "Number of the bank's branch"
     },
     "account_no": {
      "type": "string",
      "pattern": "^\\d{6,24}$",
      "description": "Account number: the last 18 digits of the IBAN, with or without the zeros that fill it up"
     },
     "iban_no": {
      "type": "string",
      "pattern": "^SA\\d{22}$",
      "description": "IBAN without spaces, its check digits right"
     },
     "country_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Country, of the lookup `countries`"
     },
     "state_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Region of the country, of the lookup `states`"
     },
     "region_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Governorate of the state, of the lookup `regions`"
     },
     "city": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "description": "City of the region, a code of the lookup `cities`"
     },
     "district": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "District"
     },
     "street": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Street"
     },
     "building_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Building number"
     },
     "unit_no": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10,
      "pattern": "\\S",
      "description": "Unit number"
     },
     "postal_code": {
      "type": "string",
      "pattern": "^\\d{5}$",
      "description": "Postal code"
     },
     "additional_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Additional number"
     },
     "shares_count": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Whole shares subscribed, within `membership_terms`"
     },
     "birthdate": {
      "type": "string",
      "format": "date",
      "description": "Date of birth; members are 18 or older"
     },
     "nationality": {
      "type": "string",
      "pattern": "^[A-Z]{2}$",
      "description": "A code of the lookup `nationalities`"
     },
     "qualification": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "description": "Education, a code of the lookup `qualifications`"
     },
     "job_title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "Occupation"
     },
     "bio": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "pattern": "\\S",
      "description": "A few words about oneself"
     },
     "gender": {
      "type": "string",
      "enum": [
       "male",
       "female"
      ],
      "description": "Gender"
     }
    }
   },
   "MemberAddress": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "country_id",
     "state_id",
     "region_id",
     "city",
     "district",
     "street",
     "building_no",
     "postal_code"
    ],
    "properties": {
     "country_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Country, of the lookup `countries`"
     },
     "state_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Region of the country, of the lookup `states`"
     },
     "region_id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000,
      "description": "Governorate of the state, of the lookup `regions`"
     },
     "city": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "description": "City of the region, a code of the lookup `cities`"
     },
     "district": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "District"
     },
     "street": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Street"
     },
     "building_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Building number"
     },
     "unit_no": {
      "type": "string",
      "minLength": 1,
      "maxLength": 10,
      "pattern": "\\S",
      "description": "Unit number"
     },
     "postal_code": {
      "type": "string",
      "pattern": "^\\d{5}$",
      "description": "Postal code"
     },
     "additional_no": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "Additional number"
     }
    }
   },
   "MemberBank": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "bank",
     "account_no",
     "iban_no"
    ],
    "properties": {
     "bank": {
      "type": "string",
      "pattern": "^\\d{2}$",
      "description": "Code of the lookup `banks`; the IBAN must be of this bank"
     },
     "branch": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "Branch of the bank"
     },
     "branch_no": {
      "type": "string",
      "pattern": "^\\d{1,10}$",
      "description": "Number of the bank's branch"
     },
     "account_no": {
      "type": "string",
      "pattern": "^\\d{6,24}$",
      "description": "Account number: the last 18 digits of the IBAN, with or without the zeros that fill it up"
     },
     "iban_no": {
      "type": "string",
      "pattern": "^SA\\d{22}$",
      "description": "IBAN without spaces, its check digits right"
     }
    }
   },
   "MemberInfo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "title",
     "qualification"
    ],
    "properties": {
     "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "description": "Form of address, a code of the lookup `titles`"
     },
     "qualification": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "description": "Education, a code of the lookup `qualifications`"
     },
     "job_title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S",
      "description": "Occupation"
     },
     "name_en": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S",
      "description": "Full name in Latin letters as on the identity card. May be added while it is null; later only the association changes it"
     },
     "bio": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "pattern": "\\S",
      "description": "A few words about oneself"
     }
    }
   },
   "MemberApplication": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "status",
     "reason",
     "applied_at",
     "decided_at",
     "shares_count",
     "share_price",
     "total",
     "fields"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "pattern": "^A-[0-9A-Z]{8}$",
      "description": "Number of the application"
     },
     "status": {
      "type": "string",
      "enum": [
       "applied",
       "accepted",
       "approved",
       "rejected"
      ],
      "description": "Where it stands: `applied` is under review, `accepted` waits for the payment of the shares, `approved` is a member"
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why it was rejected, null where it was not"
     },
     "applied_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it came in"
     },
     "decided_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "description": "When it was decided, null while it is open"
     },
     "shares_count": {
      "type": "integer",
      "minimum": 1,
      "description": "Whole shares subscribed"
     },
     "share_price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "total": {
      "$ref": "#/components/schemas/Halalas"
     },
     "fields": {
      "$ref": "#/components/schemas/MemberApplicationFields"
     }
    },
    "example": {
     "reference": "A-4H7K2M9Q",
     "status": "applied",
     "reason": null,
     "applied_at": "2026-11-21T08:00:00.000Z",
     "decided_at": null,
     "shares_count": 10,
     "share_price": 12500,
     "total": 125000,
     "fields": {
      "name": "خالد بن سعد المطيري",
      "title": "mr",
      "national_id": "1084329752",
      "type_id": 1,
      "bank": "80",
      "branch": "فرع بريدة",
      "branch_no": "204",
      "account_no": "000000608010167519",
      "iban_no": "SA0380000000608010167519",
      "country_id": 1,
      "state_id": 5,
      "region_id": 1,
      "city": "buraydah",
      "district": "حي الفايزية",
      "street": "طريق الملك فهد",
      "building_no": "7316",
      "unit_no": "4",
      "postal_code": "52383",
      "additional_no": "2204",
      "shares_count": 10,
      "birthdate": "1990-02-11",
      "nationality": "SA",
      "qualification": "bachelor",
      "job_title": "معلّم",
      "bio": "أحب العمل مع الجيران.",
      "gender": "male"
     }
    }
   },
   "MemberApplicationAnswer": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "member_application"
    ],
    "properties": {
     "message": {
      "type": "string",
      "description": "For the success toast"
     },
     "member_application": {
      "$ref": "#/components/schemas/MemberApplication"
     }
    }
   },
   "MembershipTerms": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "share_price",
     "shares_min",
     "shares_max"
    ],
    "properties": {
     "share_price": {
      "$ref": "#/components/schemas/Halalas"
     },
     "shares_min": {
      "type": "integer",
      "minimum": 1,
      "description": "Fewest shares of a new member"
     },
     "shares_max": {
      "type": "integer",
      "minimum": 1,
      "description": "Most shares of a new member, by the ownership cap"
     }
    },
    "example": {
     "share_price": 12500,
     "shares_min": 5,
     "shares_max": 2000
    }
   },
   "Lookup": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code",
     "name"
    ],
    "properties": {
     "code": {
      "type": "string",
      "description": "What is sent"
     },
     "name": {
      "type": "string",
      "description": "What is shown"
     }
    }
   },
   "Lookups": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "countries",
     "states",
     "regions",
     "cities",
     "banks",
     "member_types",
     "titles",
     "qualifications",
     "nationalities"
    ],
    "properties": {
     "countries": {
      "type": "array",
      "description": "Countries, the association's own first",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "code",
        "name"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/Id"
        },
        "code": {
         "type": "string",
         "pattern": "^[A-Z]{2}$",
         "description": "ISO 3166 code"
        },
        "name": {
         "type": "string",
         "description": "What is shown"
        }
       }
      }
     },
     "states": {
      "type": "array",
      "description": "What a country is divided into",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "country_id",
        "name"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/Id"
        },
        "country_id": {
         "$ref": "#/components/schemas/Id"
        },
        "name": {
         "type": "string",
         "description": "What is shown"
        }
       }
      }
     },
     "regions": {
      "type": "array",
      "description": "What a state is divided into",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "state_id",
        "name"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/Id"
        },
        "state_id": {
         "$ref": "#/components/schemas/Id"
        },
        "name": {
         "type": "string",
         "description": "What is shown"
        }
       }
      }
     },
     "cities": {
      "type": "array",
      "description": "Cities of the regions",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "code",
        "region_id",
        "name"
       ],
       "properties": {
        "code": {
         "type": "string",
         "description": "What is sent"
        },
        "region_id": {
         "$ref": "#/components/schemas/Id"
        },
        "name": {
         "type": "string",
         "description": "What is shown"
        }
       }
      }
     },
     "banks": {
      "type": "array",
      "description": "Banks by the two digits that stand for them in an IBAN",
      "items": {
       "$ref": "#/components/schemas/Lookup"
      }
     },
     "member_types": {
      "type": "array",
      "description": "Types of membership",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "name",
        "description"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/Id"
        },
        "name": {
         "type": "string",
         "description": "What is shown"
        },
        "description": {
         "type": "string",
         "description": "Whom it is for"
        }
       }
      }
     },
     "titles": {
      "type": "array",
      "description": "Forms of address",
      "items": {
       "$ref": "#/components/schemas/Lookup"
      }
     },
     "qualifications": {
      "type": "array",
      "description": "Education",
      "items": {
       "$ref": "#/components/schemas/Lookup"
      }
     },
     "nationalities": {
      "type": "array",
      "description": "Nationalities by ISO 3166 code",
      "items": {
       "$ref": "#/components/schemas/Lookup"
      }
     }
    }
   },
   "Notification": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "title",
     "text",
     "created_at",
     "read_at"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "title": {
      "type": "string",
      "description": "Headline"
     },
     "text": {
      "type": "string",
      "description": "What happened"
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was sent"
     },
     "read_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "description": "When it was read, null while unread"
     }
    }
   }
  }
 }
};
